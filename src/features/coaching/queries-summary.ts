import { and, count, desc, eq, max } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { message, summary } from './tables.ts'

/** How many messages a conversation has, and how many it had at its newest summary. */
export const countForSummary = async (db: Db, familyId: string, conversationId: string) => {
  const [counted] = await db
    .select({ messages: count() })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.conversationId, conversationId)))
  const [newest] = await db
    .select({ summarised: max(summary.messageCount) })
    .from(summary)
    .where(and(eq(summary.familyId, familyId), eq(summary.conversationId, conversationId)))
  return { messages: counted?.messages ?? 0, summarised: newest?.summarised ?? 0 }
}

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
