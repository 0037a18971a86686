import type { Db } from '../platform/db/db.ts'
import type { Meters } from '../platform/metrics/meters.ts'
import { sumCards } from '../safety/queries.ts'
import { countJobs } from './jobs.ts'

/** What stands in the database: every server tells the same of it, so nobody adds it up. */
export const watchDatabase = (meters: Meters, db: Db): void => {
  meters.watch('kinwise_jobs', 'Work that isn’t done, of all servers together', ['job', 'state'], async () =>
    (await countJobs(db)).map(({ name, state, count }) => ({ value: count, labels: { job: name, state } })),
  )
  meters.watch(
    'kinwise_safety_cards',
    'Safety cards that were shown, of all servers together',
    ['level', 'concern'],
    async () =>
      (await sumCards(db)).map(({ level, concern, cards }) => ({ value: cards, labels: { level, concern } })),
  )
}
