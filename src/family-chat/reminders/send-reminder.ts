import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import type { Notifications } from '../../push/feature.ts'
import { findWaiting, type Waiting } from './remind-those-away.ts'
import { waitingMail } from './waiting-mail.ts'

/** For one of a member's browsers: each is tried again on its own. */
export type PushedReminder = Waiting & { device: string; tries: number }

type Parts = {
  db: Db
  appUrl: string
  sendMail: SendMail
  notifications: Notifications
  pushLater: (reminder: PushedReminder, afterMs: number) => Promise<void>
}

const WORTH_SECONDS = 60 * 60

/** On every browser that takes notifications; by mail where there's none. */
export const sendReminder = async (
  { db, appUrl, sendMail, notifications, pushLater }: Parts,
  waiting: Waiting,
  now: Date,
): Promise<void> => {
  const email = await findWaiting(db, waiting)
  if (email === null) return
  const devices = await notifications.devicesOf(waiting.userId, now)
  if (devices.length === 0) await sendMail(waitingMail(email, appUrl))
  for (const device of devices) await pushLater({ ...waiting, device, tries: 0 }, 0)
}

/** Names nobody and quotes nothing, as the mail. */
export const pushReminder = async (
  { db, notifications, pushLater }: Pick<Parts, 'db' | 'notifications' | 'pushLater'>,
  { device, tries, ...waiting }: PushedReminder,
): Promise<void> => {
  if ((await findWaiting(db, waiting)) === null) return
  const afterMs = await notifications.send(
    device,
    {
      text: 'Something new in your family chat',
      opens: '/family-chat',
      topic: 'family-chat',
      keepSeconds: WORTH_SECONDS,
    },
    tries,
  )
  if (afterMs !== null) await pushLater({ ...waiting, device, tries: tries + 1 }, afterMs)
}
