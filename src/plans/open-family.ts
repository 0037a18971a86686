import { findFamilyOf, insertFamily, lockUser } from '../accounts/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { insertFreeSubscription } from './queries.ts'

/** Finds a family that waits for an account; null where there is none. */
type FindWaiting = (tx: Db) => Promise<string | null>

/**
 * The family that a user owns: when there is none, the one that waits for an account, or a new one, gets a free subscription. Safe to run twice at
 * once: both get the same id.
 */
export const openFamily = async (
  db: Db,
  userId: string,
  findWaiting: FindWaiting = async () => null,
): Promise<string> =>
  (await findFamilyOf(db, userId)) ??
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const meanwhile = await findFamilyOf(tx, userId)
    if (meanwhile) return meanwhile
    const familyId = (await findWaiting(tx)) ?? newId()
    await insertFamily(tx, familyId, userId)
    await insertFreeSubscription(tx, familyId)
    return familyId
  })
