import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import type { SafetyCard } from './contract.ts'
import { UNKNOWN_COUNTRY } from './counts.ts'
import { addToCount } from './queries.ts'

/** Counts a card that is shown. Never throws, and nobody has to wait for it: help comes before the count of it. */
export const countCard = async (
  { db, log }: { db: Db; log: Log },
  { level, concern, country }: Pick<SafetyCard, 'level' | 'concern' | 'country'>,
  now: Date,
): Promise<void> => {
  try {
    const month = now.toISOString().slice(0, 7)
    await addToCount(db, { month, level, concern, country: country ?? UNKNOWN_COUNTRY })
  } catch (err) {
    log.warn({ err }, 'a safety card could not be counted')
  }
}
