import { findFamilyOf, insertFamily } from '../accounts/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { insertFreeSubscription } from './queries.ts'

class AlreadyOpen extends Error {}

/** The family of a user, made with a free subscription when there is none. Safe to run twice at once: both get the same id. */
export const openFamily = async (db: Db, userId: string): Promise<string> => {
  const existing = await findFamilyOf(db, userId)
  if (existing) return existing
  const familyId = newId()
  try {
    await db.transaction(async (tx) => {
      if (!(await insertFamily(tx, familyId, userId))) throw new AlreadyOpen()
      await insertFreeSubscription(tx, familyId)
    })
    return familyId
  } catch (error) {
    const other = error instanceof AlreadyOpen ? await findFamilyOf(db, userId) : null
    if (other) return other
    throw error
  }
}
