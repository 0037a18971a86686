import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { guidanceGap } from './tables.ts'
import type { Gap } from './talk.ts'

export type CountGap = (gap: Gap) => void

/** Counts a question that nothing is written about. Never throws, and nobody has to wait for it. */
export const gapCounter =
  ({ db, log, clock }: { db: Db; log: Log; clock: Clock }): CountGap =>
  ({ topic, band }) => {
    const month = clock().toISOString().slice(0, 7)
    void db
      .insert(guidanceGap)
      .values({ month, topic: topic ?? 'none', band, count: 1 })
      .onConflictDoUpdate({
        target: [guidanceGap.month, guidanceGap.topic, guidanceGap.band],
        set: { count: sql`${guidanceGap.count} + 1` },
      })
      .catch((err: unknown) => log.warn({ err }, 'a gap could not be counted'))
  }
