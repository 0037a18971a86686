import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'

const lastMessageAt = sql`coalesce(
  (select max(said.created_at) from message said where said.family_id = c.family_id and said.conversation_id = c.id), c.created_at)`

/** Conversations of members who wished so, once their last message is as old as wished. */
export const forgetByWish = async (db: Db, now: Date): Promise<void> => {
  await db.execute(sql`delete from conversation c using family_member m
    where m.family_id = c.family_id and m.user_id = c.author_id and m.auto_delete_days is not null and c.starred_at is null
      and ${lastMessageAt} < ${now.toISOString()}::timestamptz - make_interval(days => m.auto_delete_days)`)
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
}
