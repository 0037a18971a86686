import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { DoorParts } from './doors.ts'
import type { Actor } from './guard.ts'
import { account, session } from './tables.ts'

/** The password once more; whoever has none signed in within the last ten minutes. Throws wrong_password or proof_needed. */
export const requireSelf = async (
  { auth, db }: Pick<DoorParts, 'auth' | 'db'>,
  { id, sessionId }: Actor,
  given: string | undefined,
): Promise<void> => {
  const hash = await findPasswordHash(db, id)
  if (hash === null) {
    if (await isFresh(db, sessionId)) return
    throw new AppError('proof_needed', { by: 'sign-in' })
  }
  if (given === undefined) throw new AppError('proof_needed', { by: 'password' })
  const { password } = await auth.$context
  if (!(await password.verify({ hash, password: given }))) throw new AppError('wrong_password')
}

const isFresh = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db.$count(
    session,
    and(eq(session.id, sessionId), gt(session.createdAt, sql`now() - interval '10 minutes'`)),
  )) > 0

const findPasswordHash = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
  return row?.password ?? null
}
