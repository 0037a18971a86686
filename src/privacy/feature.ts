import type { Accounts } from '../accounts/feature.ts'
import type { Coach } from '../coach/coach.ts'
import { erasureFile } from '../platform/erasures/erasure-file.ts'
import { mirrorErased } from '../platform/erasures/erasures.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { forgetJobs } from '../platform/jobs/jobs.ts'
import type { AccountMail, BeforeClosing, EnqueueMail } from './close-account.ts'
import { accountMail } from './emails/account-mail.ts'
import { keepRetention } from './keep-retention.ts'
import { privacyRoutes } from './routes.ts'
import { daysEarlier, daysKept } from './rules.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'account-mail': AccountMail
  }
}

/** What is deleted within the last minute before a disk breaks may come back with a backup. */
const MIRROR_MS = 60_000

type Others = Pick<Accounts, 'selfGuards' | 'anyGuard' | 'checkPassword'> & {
  coach: Coach
  /** In this order, before an account closes. */
  beforeClosing: BeforeClosing[]
}

export const privacyFeature = (base: Base, others: Others) => {
  const { config, database, db, log, clock, sealer, sendMail, enqueue } = base
  const enqueueMail: EnqueueMail = (tx, mail) => enqueue(tx, 'account-mail', mail)
  const erasing = { db, log, enqueueMail, forgetJobs, beforeClosing: others.beforeClosing }
  const parts = { ...others, db, log, clock, sealer, enqueueMail, secret: config.appSecret }
  const feature: Feature = {
    routes: [['/privacy', privacyRoutes(parts)]],
    jobs: { 'account-mail': (mail) => sendMail(accountMail(mail, config.appUrl)) },
    every: [
      {
        ms: MIRROR_MS,
        run: () => mirrorErased(db, erasureFile(config.dataDir), daysEarlier(clock(), daysKept('erasures'))),
        failed: 'what was erased could not be noted beside the data',
      },
    ],
    schedule: {
      'keep-retention': {
        cron: '17 3 * * *',
        run: async () => {
          await keepRetention(erasing, clock())
          await database.clearDeleted()
        },
      },
    },
  }
  return { feature, erasing }
}
