import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Settings } from '../contract.ts'
import { USUAL_MINUTE } from '../rules.ts'
import { checkInSetting } from '../tables.ts'

type Whose = { familyId: string; userId: string }

const of = ({ familyId, userId }: Whose) =>
  and(eq(checkInSetting.familyId, familyId), eq(checkInSetting.userId, userId))

export const findSettings = async (db: Db, whose: Whose): Promise<Settings | null> => {
  const [row] = await db.select().from(checkInSetting).where(of(whose))
  return row ? { zone: row.zone, minuteOfDay: row.minuteOfDay, channel: row.channel, isOn: row.isOn } : null
}

export const saveSettings = async (db: Db, whose: Whose, settings: Settings): Promise<void> => {
  await db
    .insert(checkInSetting)
    .values({ ...whose, ...settings })
    .onConflictDoUpdate({ target: [checkInSetting.familyId, checkInSetting.userId], set: settings })
}

/** How the parent wants to be asked. The first time, the zone of their browser stays. */
export const openSettings = async (db: Db, whose: Whose, zone: string): Promise<Settings> => {
  await db
    .insert(checkInSetting)
    .values({ ...whose, zone, minuteOfDay: USUAL_MINUTE, channel: 'mail' })
    .onConflictDoNothing()
  const settings = await findSettings(db, whose)
  if (!settings) throw new Error('settings that were just opened are gone')
  return settings
}
