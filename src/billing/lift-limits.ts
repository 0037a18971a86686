import { and, gte, inArray } from 'drizzle-orm'
import { child } from '../family/tables.ts'
import { listPlans } from '../plans/queries.ts'
import { isUnlimitedPlan, UNLIMITED } from '../plans/rules.ts'
import { subscription } from '../plans/tables.ts'
import type { Db } from '../platform/db/db.ts'

/**
 * Where a plan was made unlimited, its families' messages are counted no more: their pages say so at once. A plan made smaller again
 * takes nothing back: who has unlimited messages keeps them until their period ends. Safe to run at any time.
 */
export const liftLimits = async (db: Db): Promise<void> => {
  const plans = (await listPlans(db)).filter(isUnlimitedPlan).map(({ id }) => id)
  const families = db
    .select({ id: subscription.familyId })
    .from(subscription)
    .where(inArray(subscription.planId, plans))
  await db
    .update(child)
    .set({ remainingMessages: UNLIMITED })
    .where(and(gte(child.remainingMessages, 0), inArray(child.familyId, families)))
}
