import { createHash, randomBytes } from 'node:crypto'

/** Of one invitation; the database has its hash alone. */
export const newToken = (): string => randomBytes(24).toString('base64url')

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
