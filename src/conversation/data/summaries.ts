import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { message, summary } from './tables.ts'

/** The newest messages, oldest first. */
export const listNewest = async (db: Db, familyId: string, conversationId: string, limit: number) => {
  const rows = await db
    .select({ author: message.author, content: message.content })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.conversationId, conversationId)))
    .orderBy(desc(message.id))
    .limit(limit)
  return rows.reverse()
}

export const insertSummary = async (db: Db, row: typeof summary.$inferInsert): Promise<void> => {
  await db.insert(summary).values(row).onConflictDoNothing()
}
