import type { Db } from '../platform/db/db.ts'
import type { ReportsPage } from './contract.ts'
import { findZone } from './data/families.ts'
import { listReports, type Reader } from './data/reports.ts'
import { reportsOf } from './reports-of.ts'
import { dayIn, knownZone } from './rules/month.ts'

/** The months a parent can read, with what is being made, and whether today another one can be asked for. */
export const listMonths = async (db: Db, reader: Reader, now: Date): Promise<ReportsPage> => {
  const has = await reportsOf(db, reader.familyId)
  const today = dayIn(knownZone(await findZone(db, reader)), now)
  const rows = await listReports(db, reader)
  const thisMonth = today.slice(0, 7)
  return {
    ...has,
    thisMonth,
    canAsk:
      (has.hasReport || has.hasWorkbook) &&
      !rows.some(({ month, askedOn }) => month === thisMonth && askedOn === today),
    months: rows
      .filter(({ madeAt, waitingSince }) => madeAt || waitingSince)
      .map(({ month, waitingSince, madeAt, done, of }) => ({
        month,
        progress: waitingSince ? { done, of } : null,
        madeAt: madeAt?.toISOString() ?? null,
      })),
  }
}
