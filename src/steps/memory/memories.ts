import { and, desc, eq, isNull } from 'drizzle-orm'
import { openedKind } from '../../conversation/data/queries.ts'
import { conversation, message } from '../../conversation/data/tables.ts'
import { child } from '../../family/tables.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Memory } from '../contract.ts'
import { memory } from '../tables.ts'

const MOST = 500

/** What the coach remembers of a family's children, newest first. */
export const listMemories = async (db: Db, familyId: string): Promise<Memory[]> => {
  const rows = await db
    .select({
      id: memory.id,
      childId: memory.childId,
      childName: child.name,
      conversationId: conversation.id,
      kind: openedKind,
      messageId: memory.messageId,
      about: memory.kind,
      question: memory.question,
      text: memory.text,
      createdAt: memory.createdAt,
    })
    .from(memory)
    .innerJoin(child, and(eq(child.familyId, memory.familyId), eq(child.id, memory.childId)))
    .innerJoin(message, and(eq(message.familyId, memory.familyId), eq(message.id, memory.messageId)))
    .innerJoin(
      conversation,
      and(
        eq(conversation.familyId, message.familyId),
        eq(conversation.id, message.conversationId),
        isNull(conversation.deletedAt),
      ),
    )
    .where(eq(memory.familyId, familyId))
    .orderBy(desc(memory.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Puts right what the coach remembers. Throws not_found. */
export const changeMemory = async (
  db: Db,
  familyId: string,
  id: string,
  text: string,
  now: Date,
): Promise<void> => {
  const changed = await db
    .update(memory)
    .set({ text: cleanLine(text), changedAt: now })
    .where(and(eq(memory.familyId, familyId), eq(memory.id, id)))
    .returning({ id: memory.id })
  if (changed.length === 0) throw new AppError('not_found')
}

/** Throws not_found. */
export const forgetMemory = async (db: Db, familyId: string, id: string): Promise<void> => {
  const gone = await db
    .delete(memory)
    .where(and(eq(memory.familyId, familyId), eq(memory.id, id)))
    .returning({ id: memory.id })
  if (gone.length === 0) throw new AppError('not_found')
}
