import { desc, sql, sum } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { safetyCount } from './tables.ts'

type CountKey = Pick<typeof safetyCount.$inferInsert, 'month' | 'level' | 'concern' | 'country'>

export const addToCount = async (db: Db, key: CountKey): Promise<void> => {
  await db
    .insert(safetyCount)
    .values({ ...key, count: 1 })
    .onConflictDoUpdate({
      target: [safetyCount.month, safetyCount.level, safetyCount.concern, safetyCount.country],
      set: { count: sql`${safetyCount.count} + 1` },
    })
}

/** Cards by month, newest first. */
export const listMonths = (db: Db, limit: number): Promise<{ month: string; cards: number }[]> =>
  db
    .select({ month: safetyCount.month, cards: sum(safetyCount.count).mapWith(Number) })
    .from(safetyCount)
    .groupBy(safetyCount.month)
    .orderBy(desc(safetyCount.month))
    .limit(limit)

/** Cards since the beginning. */
export const sumCards = (db: Db) =>
  db
    .select({
      level: safetyCount.level,
      concern: safetyCount.concern,
      cards: sum(safetyCount.count).mapWith(Number),
    })
    .from(safetyCount)
    .groupBy(safetyCount.level, safetyCount.concern)
