import type { EnqueuePlanMail } from '../billing/emails/plan-mail.ts'
import { endPeriods } from '../billing/end-periods.ts'
import type { ProviderParts } from '../billing/provider/converge-subscription.ts'
import { reconcile } from '../billing/provider/reconcile.ts'
import { remindOfRenewals } from '../billing/remind-of-renewals.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import type { Schedule } from '../platform/jobs/jobs.ts'
import type { EraseParts } from '../privacy/erase-accounts.ts'
import { keepRetention } from '../privacy/keep-retention.ts'
import { forgetOldPosts } from '../site/forget-old.ts'

type Parts = EraseParts &
  Pick<Database, 'clearDeleted'> & {
    clock: Clock
    enqueuePlanMail: EnqueuePlanMail
    provider: ProviderParts | null
  }

/** All scheduled work, in UTC. One replica runs each occurrence; one that was missed while nothing ran is made up for at the next start. */
export const schedule = (parts: Parts): Schedule => ({
  'end-periods': { cron: '7 * * * *', run: () => endPeriods(parts.db, parts.log, parts.clock()) },
  'remind-of-renewals': {
    cron: '30 8 * * *',
    run: () => remindOfRenewals(parts.db, parts.enqueuePlanMail, parts.clock()),
  },
  'keep-retention': {
    cron: '17 3 * * *',
    run: async () => {
      await keepRetention(parts, parts.clock())
      await parts.clearDeleted()
    },
  },
  'reconcile-plans': {
    cron: '47 2 * * *',
    run: async () => {
      if (parts.provider) await reconcile(parts.provider)
    },
  },
  'forget-old-posts': { cron: '27 3 * * *', run: () => forgetOldPosts(parts.db) },
})
