import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { Erased } from '../platform/erasures/erasures.ts'
import { eraseHeld, listToErase, lockToErase } from '../privacy/queries.ts'

/** A transaction that was under way while the backup was made may have noted its time before. */
const UNDER_WAY = sql`interval '5 minutes'`
const HASH = sql`encode(sha256(convert_to(id::text, 'UTF8')), 'hex')`

/**
 * Deletes again what was deleted after a backup was made, and closes again what was closed, as the table of erasures tells; accounts whose
 * time has come meanwhile are erased too.
 */
export const repeatErasures = async (tx: Db, madeAt: Date, now: Date): Promise<void> => {
  const later = sql`at > ${madeAt.toISOString()}::timestamptz - ${UNDER_WAY}`
  const gone = (what: Erased['what']) =>
    sql`${HASH} in (select hash from erasure where what = ${what} and ${later})`
  for (const what of ['child', 'conversation', 'memory', 'taken_step'] as const)
    await tx.execute(sql`delete from ${sql.identifier(what)} where ${gone(what)}`)
  await tx.execute(sql`with removed as (delete from message where ${gone('message')} returning family_id, conversation_id)
    update conversation set message_count = message_count - counted.removed
    from (select family_id, conversation_id, count(*)::int as removed from removed group by 1, 2) counted
    where conversation.family_id = counted.family_id and conversation.id = counted.conversation_id`)
  // A note stays without words, or the same ten messages would be summed up anew.
  await tx.execute(sql`update summary set summary = '' where ${gone('summary')}`)
  await tx.execute(sql`update "user" set erase_after = (select gone_at from erasure where hash = ${HASH})
    where ${HASH} in (select hash from erasure where what = 'account' and ${later})`)
  for (const { id } of await listToErase(tx, now)) {
    const owner = await lockToErase(tx, id, now)
    if (owner) await eraseHeld(tx, owner)
  }
}
