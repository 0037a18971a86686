import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { listWithout } from './data/families.ts'
import { endMonths, type Slot, takeLost } from './data/reports.ts'
import { dueMonth, knownZone, monthBefore, monthIn } from './rules/month.ts'

export type EnqueueReport = (tx: Db, slot: Slot) => Promise<void>
type PlanningParts = { db: Db; clock: Clock; enqueueReport: EnqueueReport }

const PAGE = 200
const LOST_AFTER_MS = 3 * 24 * 60 * 60 * 1000
/** The first and the last places of the world where a day begins. */
const EARLIEST = 'Pacific/Kiritimati'
const LATEST = 'Etc/GMT+12'
const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Puts in line what is due: the month that ended, of every parent whose family's hour of the first has come. A page of parents a transaction: broken
 * off at any point, the next run goes on where this one ended, and nobody is put in line twice.
 */
export const planReports = async ({ db, clock, enqueueReport }: PlanningParts): Promise<void> => {
  const now = clock()
  const months = [...new Set([EARLIEST, LATEST].map((zone) => monthBefore(monthIn(zone, now))))]
  for (let after = { familyId: NO_ID, userId: NO_ID }; ; ) {
    const parents = await listWithout(db, months, after, PAGE)
    const slots = parents.flatMap(({ familyId, userId, zone: named, createdAt }) => {
      const zone = knownZone(named)
      const month = dueMonth(familyId, zone, now)
      return month && monthIn(zone, createdAt) <= month ? [{ familyId, userId, month, zone }] : []
    })
    await db.transaction(async (tx) => {
      for (const slot of await endMonths(tx, slots, now)) await enqueueReport(tx, slot)
    })
    const last = parents.at(-1)
    if (!last || parents.length < PAGE) break
    after = last
  }
  await db.transaction(async (tx) => {
    const before = new Date(now.getTime() - LOST_AFTER_MS)
    for (const slot of await takeLost(tx, before, now)) await enqueueReport(tx, slot)
  })
}
