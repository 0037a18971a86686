import { Hono } from 'hono'
import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { askCheckIns, type CheckIn } from './check-in/ask-check-ins.ts'
import { sendCheckIn } from './check-in/send-check-in.ts'
import { oneClickOff, stepsRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'check-in': CheckIn
  }
}

type Others = { guards: Accounts['memberGuards']; lines: CrisisLines }

export const stepsFeature = (base: Base, others: Others): Feature => {
  const { config, db, clock, sendMail, enqueue } = base
  const secrets = [config.appSecret, ...(config.appSecretOld ? [config.appSecretOld] : [])]
  const parts = { ...base, ...others, secrets }
  return {
    routes: [['/', stepsRoutes(parts)]],
    // Outside /api, whose guards a mail program's post of a form would not pass.
    open: new Hono().post('/check-ins/off', oneClickOff(parts)),
    jobs: {
      'check-in': (checkIn) =>
        sendCheckIn({ db, sendMail, appUrl: config.appUrl, secret: config.appSecret }, checkIn, clock()),
    },
    schedule: {
      'ask-check-ins': {
        cron: '*/10 * * * *',
        run: () => askCheckIns(db, (tx, checkIn) => enqueue(tx, 'check-in', checkIn), clock()),
      },
    },
  }
}
