import { Hono } from 'hono'
import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { Notifications } from '../push/feature.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { askCheckIns } from './check-in/ask-check-ins.ts'
import { checkInMail } from './check-in/check-in-mail.ts'
import type { CheckIn } from './check-in/due.ts'
import { offToken } from './check-in/off-token.ts'
import { type PushedCheckIn, pushCheckIn } from './check-in/push-check-in.ts'
import { type Phones, type Reminders, sendCheckIn } from './check-in/send-check-in.ts'
import { oneClickOff, stepsRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'check-in': CheckIn
    'push-check-in': PushedCheckIn
  }
}

type Others = {
  guards: Accounts['memberGuards']
  lines: CrisisLines
  notifications: Notifications
  /** Null where no channel to phones is set up. */
  phones: Phones | null
}

export const stepsFeature = (base: Base, others: Others): Feature => {
  const { config, db, clock, sendMail, enqueue } = base
  const { appSecret, appUrl } = config
  const { notifications, phones } = others
  const secrets = [appSecret, ...(config.appSecretOld ? [config.appSecretOld] : [])]
  const parts = { ...base, ...others, secrets }
  const pushLater = (checkIn: PushedCheckIn, afterMs: number) =>
    enqueue(db, 'push-check-in', checkIn, afterMs)
  const remind: Reminders = {
    mail: ({ email, ...checkIn }) =>
      sendMail(checkInMail({ to: email, token: offToken(checkIn, appSecret) }, appUrl)),
    push: async ({ familyId, userId }) => {
      for (const device of await notifications.devicesOf(userId, clock()))
        await pushLater({ familyId, userId, device, tries: 0 }, 0)
    },
    whatsapp: async ({ familyId, userId }) => phones?.remind({ familyId, userId }),
  }
  return {
    routes: [['/', stepsRoutes(parts)]],
    // Outside /api, whose guards a mail program's post of a form would not pass.
    open: new Hono().post('/check-ins/off', oneClickOff(parts)),
    jobs: {
      'check-in': (checkIn) => sendCheckIn({ db, remind }, checkIn, clock()),
      'push-check-in': (checkIn) => pushCheckIn({ db, notifications, pushLater }, checkIn, clock()),
    },
    schedule: {
      'ask-check-ins': {
        cron: '*/10 * * * *',
        run: () => askCheckIns(db, (tx, checkIn) => enqueue(tx, 'check-in', checkIn), clock()),
      },
    },
  }
}
