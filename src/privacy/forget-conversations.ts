import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'

const lastMessageAt = sql`coalesce(
  (select max(m.created_at) from message m where m.family_id = c.family_id and m.conversation_id = c.id), c.created_at)`

/** Conversations of families that wished so, once their last message is as old as wished. */
export const forgetByWish = async (db: Db, now: Date): Promise<void> => {
  await db.execute(sql`delete from conversation c using family f
    where f.id = c.family_id and f.auto_delete_days is not null and c.starred_at is null
      and ${lastMessageAt} < ${now.toISOString()}::timestamptz - make_interval(days => f.auto_delete_days)`)
  await forgetContinued(db)
}

/** Messages and notes past their time, in conversations that go on too; a conversation with nothing left in it goes. */
export const forgetOldHistory = async (db: Db, before: Date): Promise<void> => {
  const old = sql`${before.toISOString()}::timestamptz`
  await db.execute(sql`delete from message where created_at < ${old}`)
  await db.execute(sql`delete from summary where created_at < ${old}`)
  await db.execute(sql`delete from conversation c where created_at < ${old} and not exists
    (select 1 from message m where m.family_id = c.family_id and m.conversation_id = c.id)`)
  await db.execute(sql`update conversation c set message_count = counted.count, last_message = ''
    from (select c.family_id, c.id, count(m.id)::int as count from conversation c left join message m
      on m.family_id = c.family_id and m.conversation_id = c.id where c.created_at < ${old} group by 1, 2) counted
    where counted.family_id = c.family_id and counted.id = c.id and counted.count < c.message_count`)
  await forgetContinued(db)
}

/** Where the last chat about a child went, the button says 'Start Chat' again. */
const forgetContinued = async (db: Db): Promise<void> => {
  await db.execute(sql`update child k set has_conversation = false where has_conversation and not exists
    (select 1 from conversation c where c.family_id = k.family_id and c.child_id = k.id and c.kind = 'child' and c.deleted_at is null)`)
}
