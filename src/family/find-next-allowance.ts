import { and, count, eq } from 'drizzle-orm'
import type { Plan } from '../plans/contract.ts'
import { findSubscription } from '../plans/queries.ts'
import { nextAllowance } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { child } from './tables.ts'

/**
 * When new messages come, as an ISO time. Null where that cannot be said of each child: with more children than the plan is for, only some
 * are given any.
 */
export const findNextAllowance = async (
  db: Db,
  familyId: string,
  { maxChildren }: Pick<Plan, 'maxChildren'>,
): Promise<string | null> => {
  const [row] = await db
    .select({ count: count() })
    .from(child)
    .where(and(eq(child.familyId, familyId), eq(child.isFrozen, false)))
  if ((row?.count ?? 0) > maxChildren) return null
  return nextAllowance(await findSubscription(db, familyId)).toISOString()
}
