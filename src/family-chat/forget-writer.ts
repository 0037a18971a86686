import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'

/**
 * For the erasure of somebody who wrote in family chats, before their messages go with the answers to them: what was sent for other answers holds their words
 * too, and so may the beginning of the last message. The others' messages stay.
 */
export const forgetWriter = async (tx: Db, userId: string): Promise<void> => {
  const theirs = sql`select family_id, conversation_id from message where user_id = ${userId} and place is not null`
  await tx.execute(
    sql`update reply set sent = null where sent is not null and (family_id, conversation_id) in (${theirs})`,
  )
  await tx.execute(sql`update conversation set last_message = '' where (family_id, id) in (${theirs})`)
}
