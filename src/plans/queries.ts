import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { Plan } from './contract.ts'
import { fitMembers } from './fit-members.ts'
import { FREE_PLAN_ID } from './rules.ts'
import { plan, subscription } from './tables.ts'

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
  return present(row.plan)
}

/** Every plan, the free one too, in the order of content/plans.yaml: a later one is a bigger one. */
export const listPlans = async (db: Db): Promise<Plan[]> =>
  (await db.select().from(plan).orderBy(asc(plan.position), asc(plan.id))).map(present)

export const findPlan = async (db: Db, id: string): Promise<Plan | null> => {
  const [row] = await db.select().from(plan).where(eq(plan.id, id))
  return row ? present(row) : null
}

export type Subscription = typeof subscription.$inferSelect

export const findSubscription = async (db: Db, familyId: string): Promise<Subscription> =>
  only(await db.select().from(subscription).where(eq(subscription.familyId, familyId)))

/** Null for what is no family's id: others use the payment provider too. A failing database still throws. */
export const findSubscriptionNamed = async (db: Db, familyId: string): Promise<Subscription | null> => {
  if (!UUID.test(familyId)) return null
  const [row] = await db.select().from(subscription).where(eq(subscription.familyId, familyId))
  return row ?? null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A family's plan, its row locked until the transaction ends: what changes a family's plan then happens one after another. */
export const lockSubscription = async (tx: Db, familyId: string): Promise<Subscription> =>
  only(await tx.select().from(subscription).where(eq(subscription.familyId, familyId)).for('update'))

export const updateSubscription = async (
  db: Db,
  familyId: string,
  set: Partial<Omit<Subscription, 'familyId'>>,
): Promise<void> => {
  await db.update(subscription).set(set).where(eq(subscription.familyId, familyId))
  if (set.planId) await fitMembers(db, familyId)
}

/** The family has another owner: what the one before pays with isn't theirs. The plan goes on until what was paid ends, and renews no more. */
export const detachPayer = (tx: Db, familyId: string): Promise<void> =>
  updateSubscription(tx, familyId, {
    ...{ providerCustomerId: null, providerSubscriptionId: null, nextPlanId: null },
  })

/** Writes a plan, unless an operator has changed it by command. */
export const upsertPlan = async (db: Db, given: Plan, position: number): Promise<void> => {
  const row = { ...given, position }
  await db
    .insert(plan)
    .values(row)
    .onConflictDoUpdate({ target: plan.id, set: row, setWhere: eq(plan.isEdited, false) })
}

/** Families whose paid plan or free month began so long ago that it may be over, after the one given, by id. */
export const listBegunBefore = async (
  db: Db,
  time: Date,
  afterId: string,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .select({ familyId: subscription.familyId })
    .from(subscription)
    .where(
      and(
        gt(subscription.familyId, afterId),
        or(
          and(ne(subscription.planId, FREE_PLAN_ID), lt(subscription.subscribedAt, time)),
          and(eq(subscription.planId, FREE_PLAN_ID), lt(subscription.creditsAt, time)),
        ),
      ),
    )
    .orderBy(asc(subscription.familyId))
    .limit(most)
  return rows.map(({ familyId }) => familyId)
}

/** Paid plans that nobody cancelled and that began before this time. */
export const listPaidBegunBefore = (db: Db, time: Date): Promise<Subscription[]> =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        ne(subscription.planId, FREE_PLAN_ID),
        isNull(subscription.cancelledAt),
        lt(subscription.subscribedAt, time),
      ),
    )

/** True for the one who said so first: of many at once, one writes to the parent. */
export const markReminded = async (db: Db, familyId: string, end: Date): Promise<boolean> => {
  const rows = await db
    .update(subscription)
    .set({ remindedFor: end })
    .where(
      and(
        eq(subscription.familyId, familyId),
        or(isNull(subscription.remindedFor), ne(subscription.remindedFor, end)),
      ),
    )
    .returning({ familyId: subscription.familyId })
  return rows.length === 1
}

/** Changes a plan by command; content/plans.yaml no longer overwrites it then. */
export const changePlan = async (db: Db, id: string, set: Partial<Plan>): Promise<void> => {
  await db
    .update(plan)
    .set({ ...set, isEdited: true })
    .where(eq(plan.id, id))
}

/** From the next start on the plan is again what content/plans.yaml says. */
export const followContent = async (db: Db, id: string): Promise<void> => {
  await db.update(plan).set({ isEdited: false }).where(eq(plan.id, id))
}

const present = ({ position: _, isEdited: __, ...found }: typeof plan.$inferSelect): Plan => found

const only = ([row]: Subscription[]): Subscription => {
  if (!row) throw new Error('a family without a subscription')
  return row
}

export const planExists = async (db: Db, planId: string): Promise<boolean> =>
  (await db.select({ id: plan.id }).from(plan).where(eq(plan.id, planId))).length === 1
