/** Of each field of the contact page. */
export const CONTACT_MAX_CHARS = { name: 100, email: 254, subject: 150, message: 5000 } as const

/** A made-up example is for development only; in production it is as if it were not there. */
export const shownClaims = <T extends { sample?: boolean }>(claims: T[], showsSamples: boolean): T[] =>
  claims.filter((claim) => showsSamples || !claim.sample)
