import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Erased } from './erasures.ts'
import { erasure } from './tables.ts'

const AT_ONCE = 1000
/** The database's own clock, as a backup tells when it was made. Not the time at which the transaction began, which may be before a backup that doesn't see it. */
const NOW = sql`clock_timestamp()`

/** Notes what is gone, or will be at `goneAt`; inside the transaction that decides it. The last decision about an id counts. */
export const rememberErased = async (
  tx: Db,
  what: Erased['what'],
  ids: string[],
  goneAt: Date | null = new Date(),
): Promise<void> => {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = ids.slice(from, from + AT_ONCE).map((id) => ({ hash: hashOf(id), what, goneAt, at: NOW }))
    await tx
      .insert(erasure)
      .values(rows)
      .onConflictDoUpdate({ target: erasure.hash, set: { goneAt, at: NOW } })
  }
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')
