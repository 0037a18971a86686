import type { Db } from '../../platform/db/db.ts'
import type { Notifications } from '../../push/feature.ts'
import type { ToSend } from '../../push/send-push.ts'
import type { CheckIn } from './due.ts'
import { findRemindable } from './send-check-in.ts'

/** What a notification says, and all that it says. */
export const PUSH_TEXT = 'Time for your check-in'

/** For one of a parent's browsers: each is tried again on its own. */
export type PushedCheckIn = CheckIn & { device: string; tries: number }

type Parts = {
  db: Db
  notifications: Notifications
  pushLater: (checkIn: PushedCheckIn, afterMs: number) => Promise<void>
}

/** Notifies one browser. What a push service wants later is tried again the same day; it keeps nothing into the night either. */
export const pushCheckIn = async (
  { db, notifications, pushLater }: Parts,
  { familyId, userId, device, tries }: PushedCheckIn,
  now: Date,
): Promise<void> => {
  const asked = await findRemindable(db, { familyId, userId }, now)
  if (asked?.channel !== 'push') return
  const leftMs = asked.until.getTime() - now.getTime()
  const push: ToSend = {
    text: PUSH_TEXT,
    opens: '/my-children',
    topic: 'check-in',
    keepSeconds: leftMs / 1000,
  }
  const afterMs = await notifications.send(device, push, tries)
  if (afterMs !== null && afterMs < leftMs)
    await pushLater({ familyId, userId, device, tries: tries + 1 }, afterMs)
}
