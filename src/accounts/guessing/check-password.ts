import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { DoorParts } from '../doors.ts'
import { account } from '../tables.ts'
import { countedGuess, type GuessParts } from './counted-guess.ts'

/** Whoever is signed in. */
export type Self = { id: string; email: string; sessionId: string }

/** Their password once more. Throws wrong_password, also where they have none, or too_many. */
export const checkPassword = (
  parts: GuessParts & Pick<DoorParts, 'auth'>,
  { id, email, sessionId }: Self,
  given: string,
): Promise<void> =>
  countedGuess(parts, { address: email, sessionId }, async () => {
    const hash = await findPasswordHash(parts.db, id)
    const { password } = await parts.auth.$context
    if (hash === null || !(await password.verify({ hash, password: given })))
      throw new AppError('wrong_password')
  })

export const findPasswordHash = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
  return row?.password ?? null
}
