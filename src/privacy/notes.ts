import { and, desc, eq, ne } from 'drizzle-orm'
import { openedKind } from '../conversation/data/queries.ts'
import { conversation, summary } from '../conversation/data/tables.ts'
import { child } from '../family/tables.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Note } from './contract.ts'

const MOST = 500

/** What the coach keeps about a family's conversations, newest first. */
export const listNotes = async (db: Db, familyId: string): Promise<Note[]> => {
  const rows = await db
    .select({
      id: summary.id,
      summary: summary.summary,
      createdAt: summary.createdAt,
      childName: child.name,
      kind: openedKind,
    })
    .from(summary)
    .innerJoin(
      conversation,
      and(eq(conversation.familyId, summary.familyId), eq(conversation.id, summary.conversationId)),
    )
    .leftJoin(child, and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId)))
    .where(and(eq(summary.familyId, familyId), ne(summary.summary, '')))
    .orderBy(desc(summary.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Puts right what the coach keeps. Throws not_found. */
export const changeNote = (db: Db, familyId: string, id: string, text: string): Promise<void> =>
  write(db, familyId, id, cleanText(text))

/** Forgets a note. Its row stays without words, or the same ten messages would be summed up anew. Throws not_found. */
export const forgetNote = (db: Db, familyId: string, id: string): Promise<void> => write(db, familyId, id, '')

const write = async (db: Db, familyId: string, id: string, text: string): Promise<void> => {
  const rows = await db
    .update(summary)
    .set({ summary: text })
    .where(and(eq(summary.familyId, familyId), eq(summary.id, id), ne(summary.summary, '')))
    .returning({ id: summary.id })
  if (rows.length === 0) throw new AppError('not_found')
}

export const forgetNotes = async (db: Db, familyId: string): Promise<void> => {
  await db.update(summary).set({ summary: '' }).where(eq(summary.familyId, familyId))
}
