import { findFamilyOf, insertFamily } from '../accounts/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { insertFreeSubscription } from './queries.ts'

class AlreadyOpen extends Error {}

/** Finds a family that waits for an account; null where there is none. */
type FindWaiting = (tx: Db) => Promise<string | null>

/**
 * The family of a user: when there is none, the one that waits for an account, or a new one, gets a free subscription. Safe to run twice at
 * once: both get the same id.
 */
export const openFamily = async (
  db: Db,
  userId: string,
  findWaiting: FindWaiting = async () => null,
): Promise<string> => {
  const existing = await findFamilyOf(db, userId)
  if (existing) return existing
  try {
    return await db.transaction(async (tx) => {
      const familyId = (await findWaiting(tx)) ?? newId()
      if (!(await insertFamily(tx, familyId, userId))) throw new AlreadyOpen()
      await insertFreeSubscription(tx, familyId)
      return familyId
    })
  } catch (error) {
    const other = error instanceof AlreadyOpen ? await findFamilyOf(db, userId) : null
    if (other) return other
    throw error
  }
}
