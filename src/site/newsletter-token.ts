import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Of one mail that asks to confirm: it ends, and only its hash is kept. */
export const newToken = (): string => randomBytes(24).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** In every letter, for good: leaving must work years later, so nothing is stored for it. */
export const leavingToken = (subscriberId: string, secret: string): string =>
  `${subscriberId}.${signatureOf(subscriberId, secret)}`

/** The subscriber a token was made for by one of the secrets, or null. */
export const subscriberOf = (token: string, secrets: string[]): string | null => {
  const [id = '', signature = ''] = token.split('.')
  const isOurs = secrets.some((secret) => isSame(signature, signatureOf(id, secret)))
  return isOurs ? id : null
}

const signatureOf = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`leave newsletter ${id}`).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
