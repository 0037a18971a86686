import { listBegunBefore } from '../plans/queries.ts'
import { TERM_DAYS } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { endPeriod } from './end-period.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Every family's plan or free month that is over. One family's failure does not keep the others waiting. */
export const endPeriods = async (db: Db, log: Log, now: Date): Promise<void> => {
  const begunBefore = new Date(now.getTime() - TERM_DAYS * DAY_MS + 1)
  const counts = { plans: 0, freeMonths: 0, failed: 0 }
  for (let after = FIRST_ID; ; ) {
    const families = await listBegunBefore(db, begunBefore, after, BATCH)
    for (const familyId of families) {
      try {
        const ended = await endPeriod(db, familyId, now)
        if (ended === 'plan') counts.plans += 1
        if (ended === 'free-month') counts.freeMonths += 1
      } catch (err) {
        counts.failed += 1
        log.error({ err, familyId }, 'a period could not be ended')
      }
    }
    after = families.at(-1) ?? ''
    if (families.length < BATCH) break
  }
  if (counts.plans + counts.freeMonths + counts.failed > 0) log.info(counts, 'periods were ended')
}
