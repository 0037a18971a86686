import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { Erased } from '../platform/erasures/erasures.ts'
import { eraseHeld, listToErase, lockToErase } from '../privacy/queries.ts'

/** A transaction that was under way while the backup was made may have noted its time before. */
const UNDER_WAY_MS = 5 * 60 * 1000

/** Erases again what was erased after a backup was made, and closes again what was closed; accounts whose time has come meanwhile go too. */
export const repeatErasures = async (tx: Db, erased: Erased[], madeAt: Date): Promise<void> => {
  const later = erased.filter(({ at }) => at.getTime() > madeAt.getTime() - UNDER_WAY_MS)
  for (const { what, hash, goneAt } of later) {
    const same = sql`encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = ${hash}`
    if (what === 'account')
      await tx.execute(sql`update "user" set erase_after = ${goneAt?.toISOString() ?? null} where ${same}`)
    else await tx.execute(sql`delete from ${sql.identifier(what)} where ${same}`)
  }
  const now = new Date()
  for (const { id } of await listToErase(tx, now)) {
    const owner = await lockToErase(tx, id, now)
    if (owner) await eraseHeld(tx, owner)
  }
}
