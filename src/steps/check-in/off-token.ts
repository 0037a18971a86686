import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

type Whose = { familyId: string; userId: string }

/** In every check-in's mail: turns them off without a login. It can do nothing else, so it never ends, and nothing is stored for it. */
export const offToken = ({ familyId, userId }: Whose, secret: string): string =>
  `${familyId}.${userId}.${signatureOf({ familyId, userId }, secret)}`

/** Whose token it is, made with one of the secrets, or null. */
export const ownerOfToken = (token: string, secrets: string[]): Whose | null => {
  const [familyId = '', userId = '', signature = ''] = token.split('.')
  const whose = { familyId, userId }
  return secrets.some((secret) => isSame(signature, signatureOf(whose, secret))) ? whose : null
}

const signatureOf = ({ familyId, userId }: Whose, secret: string): string =>
  createHmac('sha256', secret).update(`check-ins off ${familyId} ${userId}`).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
