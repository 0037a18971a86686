import { count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { guidanceGap } from '../guidance/tables.ts'
import { plan, subscription } from '../plans/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { safetyCount } from '../safety/tables.ts'
import { countWaiting, listNumbers } from '../whatsapp/data/numbers.ts'
import type { Overview } from './contract.ts'

const MOST_ROWS = 30

export const countPlans = (db: Db): Promise<Overview['plans']> =>
  db
    .select({
      id: plan.id,
      name: plan.name,
      families: count(subscription.familyId),
      ending: sql<number>`count(*) filter (where ${isNotNull(subscription.cancelledAt)})`.mapWith(Number),
    })
    .from(plan)
    .leftJoin(subscription, eq(subscription.planId, plan.id))
    .groupBy(plan.id)
    .orderBy(plan.position, plan.id)

/** Without the country: a month's count of one level is small enough. */
export const countSafety = (db: Db): Promise<Overview['safety']> => {
  const total = sql<number>`sum(${safetyCount.count})`.mapWith(Number)
  const { month, level, concern } = safetyCount
  return db
    .select({ month, level, concern, count: total })
    .from(safetyCount)
    .groupBy(month, level, concern)
    .orderBy(desc(month), desc(total), level, concern)
    .limit(MOST_ROWS)
}

/** What no card covers, of this month and the last ones: most asked first. */
export const listGaps = (db: Db): Promise<Overview['gaps']> =>
  db
    .select()
    .from(guidanceGap)
    .orderBy(desc(guidanceGap.month), desc(guidanceGap.count), guidanceGap.topic, guidanceGap.band)
    .limit(MOST_ROWS)

export const countNumbers = async (db: Db): Promise<Overview['numbers']> => {
  const numbers = await listNumbers(db)
  const dedicated = numbers.filter(({ kind }) => kind === 'dedicated')
  const taken = dedicated.filter(({ childId }) => childId !== null).length
  return {
    shared: numbers.length - dedicated.length,
    taken,
    free: dedicated.length - taken,
    waiting: await countWaiting(db),
  }
}
