import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Plan } from './contract.ts'
import { plan, subscription } from './tables.ts'

export const FREE_PLAN_ID = 'free'

export const insertFreeSubscription = async (db: Db, familyId: string): Promise<void> => {
  await db.insert(subscription).values({ familyId, planId: FREE_PLAN_ID }).onConflictDoNothing()
}

/** The family's plan. Every family has one: `openFamily` makes both together. */
export const findPlanOf = async (db: Db, familyId: string): Promise<Plan> => {
  const [row] = await db
    .select({ plan })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(eq(subscription.familyId, familyId))
  if (!row) throw new Error('a family without a subscription')
  const { position: _, ...found } = row.plan
  return found
}

export const findSubscribedAt = async (db: Db, familyId: string): Promise<Date> => {
  const [row] = await db
    .select({ subscribedAt: subscription.subscribedAt })
    .from(subscription)
    .where(eq(subscription.familyId, familyId))
  if (!row) throw new Error('a family without a subscription')
  return row.subscribedAt
}

export const upsertPlan = async (db: Db, given: Plan, position: number): Promise<void> => {
  const row = { ...given, position }
  await db.insert(plan).values(row).onConflictDoUpdate({ target: plan.id, set: row })
}
