import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Channel } from '../contract.ts'
import { type CheckIn, findAsked } from './due.ts'
import { endOfDay, quietUntil } from './when.ts'

/** Says in one way that it's time, and nothing else. */
type Remind = (asked: CheckIn & { email: string }) => Promise<void>
/** A family's phones, which a later feature knows. */
export type Phones = {
  isLinked: (member: Member) => Promise<boolean>
  remind: (checkIn: CheckIn) => Promise<void>
}
export type Reminders = Record<Exclude<Channel, 'app'>, Remind>

/** Sends a check-in the way the parent chose, unless something changed since it was due. */
export const sendCheckIn = async (
  { db, remind }: { db: Db; remind: Reminders },
  checkIn: CheckIn,
  now: Date,
): Promise<void> => {
  const asked = await findRemindable(db, checkIn, now)
  if (asked && asked.channel !== 'app') await remind[asked.channel]({ ...checkIn, email: asked.email })
}

/** Null where nothing may be sent now: answered, turned off, closed, frozen, or night by now. */
export const findRemindable = async (db: Db, checkIn: CheckIn, now: Date) => {
  const asked = await findAsked(db, checkIn)
  if (!asked || quietUntil(now, asked.settings.zone)) return null
  const { channel, zone } = asked.settings
  return { channel, email: asked.email, until: endOfDay(now, zone) }
}
