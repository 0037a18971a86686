import type { EraseParts } from '../features/privacy/erase-accounts.ts'
import { keepRetention } from '../features/privacy/keep-retention.ts'
import type { Clock } from '../platform/clock.ts'
import type { Schedule } from '../platform/jobs/jobs.ts'

/** All scheduled work, in UTC. One replica runs each occurrence; one that was missed while nothing ran is made up for at the next start. */
export const schedule = (parts: EraseParts & { clock: Clock }): Schedule => ({
  'keep-retention': { cron: '17 3 * * *', run: () => keepRetention(parts, parts.clock()) },
})
