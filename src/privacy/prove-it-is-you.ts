import type { Actor } from '../accounts/guard.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { findPasswordHash, isProvedSince, markProved } from './queries.ts'

const PROOF_MS = 10 * 60 * 1000

/** Counted, as wherever a password is asked for. Throws wrong_password or too_many. */
export type CheckPassword = (actor: Actor, password: string) => Promise<void>

/** Takes the password again, for ten minutes of this session. Throws wrong_password or too_many. */
export const provePassword = async (
  { db, checkPassword }: { db: Db; checkPassword: CheckPassword },
  actor: Actor,
  password: string,
  now: Date,
): Promise<void> => {
  await checkPassword(actor, password)
  await markProved(db, actor.id, actor.sessionId, now)
}

/** Throws proof_needed unless the password, or where there is none a fresh sign-in, was given in the last ten minutes. */
export const requireProof = async (db: Db, { id, sessionId }: Actor, now: Date): Promise<void> => {
  const hasPassword = (await findPasswordHash(db, id)) !== null
  const since = new Date(now.getTime() - PROOF_MS)
  if (!(await isProvedSince(db, id, sessionId, hasPassword, since))) {
    throw new AppError('proof_needed', { by: hasPassword ? 'password' : 'sign-in' })
  }
}
