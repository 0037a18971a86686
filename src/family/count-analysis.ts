import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { analysisCount } from './tables.ts'

export const ANALYSES_A_DAY = 20

/** Takes one of the day's descriptions by a model. False once they are used up; two at once cannot both be the last. */
export const takeAnalysis = async (db: Db, familyId: string, now: Date): Promise<boolean> => {
  const day = now.toISOString().slice(0, 10)
  const rows = await db
    .insert(analysisCount)
    .values({ familyId, day, count: 1 })
    .onConflictDoUpdate({
      target: analysisCount.familyId,
      set: {
        day,
        count: sql`case when ${analysisCount.day} = ${day} then ${analysisCount.count} + 1 else 1 end`,
      },
      setWhere: sql`${analysisCount.day} <> ${day} or ${analysisCount.count} < ${ANALYSES_A_DAY}`,
    })
    .returning({ count: analysisCount.count })
  return rows.length > 0
}
