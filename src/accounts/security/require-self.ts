import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { DoorParts } from '../doors.ts'
import type { Actor } from '../guard.ts'
import { checkPassword, findPasswordHash } from '../guessing/check-password.ts'
import { session } from '../tables.ts'

/** The password once more; whoever has none signed in within the last ten minutes. Throws wrong_password, too_many or proof_needed. */
export const requireSelf = async (
  parts: DoorParts,
  actor: Actor,
  given: string | undefined,
): Promise<void> => {
  if ((await findPasswordHash(parts.db, actor.id)) === null) {
    if (await isFresh(parts.db, actor.sessionId)) return
    throw new AppError('proof_needed', { by: 'sign-in' })
  }
  if (given === undefined) throw new AppError('proof_needed', { by: 'password' })
  await checkPassword(parts, actor, given)
}

const isFresh = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db.$count(
    session,
    and(eq(session.id, sessionId), gt(session.createdAt, sql`now() - interval '10 minutes'`)),
  )) > 0
