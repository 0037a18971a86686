import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Settings } from '../contract.ts'
import { findSettings, saveSettings } from '../data/settings.ts'
import { takenStep } from '../tables.ts'
import { daysLater, knownZone } from './when.ts'

type Whose = { familyId: string; userId: string }

/** Keeps how a parent wants to be asked. Off means of nothing any more; another time or zone holds for what waits already. */
export const changeSettings = (db: Db, whose: Whose, settings: Settings, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const zone = knownZone(settings.zone)
    await saveSettings(tx, whose, { ...settings, zone })
    const waiting = and(
      eq(takenStep.familyId, whose.familyId),
      eq(takenStep.userId, whose.userId),
      isNotNull(takenStep.askAt),
    )
    const askAt = settings.isOn ? daysLater(now, 1, zone, settings.minuteOfDay) : null
    await tx.update(takenStep).set({ askAt }).where(waiting)
  })

/** For the link in a mail. Off already is off. */
export const turnOff = async (db: Db, whose: Whose, now: Date): Promise<void> => {
  const settings = await findSettings(db, whose)
  if (settings?.isOn) await changeSettings(db, whose, { ...settings, isOn: false }, now)
}
