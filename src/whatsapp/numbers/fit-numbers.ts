import type { Db } from '../../platform/db/db.ts'
import { hasCode, onceMoreAfterDeadlock } from '../../platform/db/sql-error.ts'
import { assignNumber, releaseNumbers } from '../data/numbers.ts'

/** Somebody else was faster, or the child was just deleted. */
const OVERTAKEN = /^(23505|23503|40P01)$/

/**
 * Makes the pool fit the plans, of one family or of all: a number goes back where a plan gives none any more, and each child whose plan
 * gives one has one while there are any. Safe to run at any time, by many at once.
 */
export const fitNumbers = async (db: Db, familyId: string | null = null): Promise<void> => {
  await onceMoreAfterDeadlock(() => releaseNumbers(db, familyId))
  while (await assignNumber(db, familyId).catch(takenByAnother)) {}
}

const takenByAnother = (error: unknown): boolean => {
  if (hasCode(error, OVERTAKEN)) return true
  throw error
}
