import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { findZone } from './data/families.ts'
import type { Reader } from './data/reports.ts'
import { askForReport as putInLine } from './data/reports.ts'
import type { EnqueueReport } from './plan-reports.ts'
import { reportsOf } from './reports-of.ts'
import { dayIn, knownZone } from './rules/month.ts'

type Parts = { db: Db; clock: Clock; enqueueReport: EnqueueReport }

/** Has the month that runs looked back on, once a day. Throws not_found where the plan has no reports, conflict where it was asked for today. */
export const askForReport = async (
  { db, clock, enqueueReport }: Parts,
  { familyId, userId }: Reader,
): Promise<void> => {
  const { hasReport, hasWorkbook } = await reportsOf(db, familyId)
  if (!hasReport && !hasWorkbook) throw new AppError('not_found')
  const now = clock()
  const zone = knownZone(await findZone(db, { familyId, userId }))
  const today = dayIn(zone, now)
  const slot = { familyId, userId, month: today.slice(0, 7), zone, today }
  await db.transaction(async (tx) => {
    if (!(await putInLine(tx, slot, now))) throw new AppError('conflict')
    await enqueueReport(tx, { familyId, userId, month: slot.month })
  })
}
