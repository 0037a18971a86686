import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

export type Waiting = { familyId: string; userId: string }

/** Time to come and read by oneself. */
const PATIENCE = '2 minutes'
const BETWEEN = '1 hour'
const MOST = 500

/** Whoever may be written to now: somebody away who has something to read, wasn't reminded of it yet, nor of anything within the hour. */
const due = (alias: string) =>
  sql.raw(`${alias}.wants_reminder and ${alias}.waiting_since < now() - interval '${PATIENCE}'
    and coalesce(${alias}.here_until < now(), true)
    and (${alias}.reminded_at is null or (${alias}.reminded_at < ${alias}.waiting_since and ${alias}.reminded_at < now() - interval '${BETWEEN}'))`)

/** Leaves a reminder for each of them to be sent. On many replicas at once each is left once. Returns how many. */
export const remindThoseAway = async (
  db: Db,
  enqueue: (tx: Db, waiting: Waiting) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      update family_chat_member m set reminded_at = now()
      from (select family_id, user_id from family_chat_member d where ${due('d')}
        order by d.waiting_since limit ${MOST} for update skip locked) picked
      where m.family_id = picked.family_id and m.user_id = picked.user_id
      returning m.family_id as "familyId", m.user_id as "userId"`)) as unknown as { rows: Waiting[] }
    for (const { familyId, userId } of rows) await enqueue(tx, { familyId, userId })
    return rows.length
  })

/** Their address, unless they read it, turned it off, left or closed their account in the meantime. */
export const findWaiting = async (db: Db, { familyId, userId }: Waiting): Promise<string | null> => {
  const { rows } = (await db.execute(sql`
    select u.email from family_chat_member w join "user" u on u.id = w.user_id
    join family_member m on m.family_id = w.family_id and m.user_id = w.user_id and m.role <> 'carer'
    where w.family_id = ${familyId} and w.user_id = ${userId} and w.wants_reminder and w.waiting_since is not null
      and u.email_verified and not u.disabled and u.erase_after is null`)) as unknown as {
    rows: { email: string }[]
  }
  return rows[0]?.email ?? null
}
