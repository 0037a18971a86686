import { and, desc, eq, exists, ne, type SQL } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import { childOfTalk, openedKind } from '../conversation/data/queries.ts'
import { conversation, summary } from '../conversation/data/tables.ts'
import { inReadable } from '../conversation/readable/read-by.ts'
import { readableConversation } from '../conversation/readable/tables.ts'
import { child } from '../family/tables.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { rememberErased } from '../platform/erasures/remember-erased.ts'
import { AppError } from '../platform/errors.ts'
import type { Note } from './contract.ts'

const MOST = 500

/** What the coach keeps about the conversations a member may read, newest first. */
export const listNotes = async (db: Db, member: Member): Promise<Note[]> => {
  const rows = await db
    .select({
      id: summary.id,
      summary: summary.summary,
      createdAt: summary.createdAt,
      childName: child.name,
      kind: openedKind,
    })
    .from(summary)
    .innerJoin(readableConversation, inReadable(summary, member))
    .leftJoin(child, childOfTalk)
    .where(and(eq(summary.familyId, member.familyId), ne(summary.summary, '')))
    .orderBy(desc(summary.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Puts right what the coach keeps. Throws not_found. */
export const changeNote = async (db: Db, member: Member, id: string, text: string): Promise<void> => {
  const rows = await db
    .update(summary)
    .set({ summary: cleanText(text) })
    .where(and(ofTheirs(db, member), eq(summary.id, id), ne(summary.summary, '')))
    .returning({ id: summary.id })
  if (rows.length === 0) throw new AppError('not_found')
}

/** Forgets a note. Its row stays without words, or the same ten messages would be summed up anew. Throws not_found. */
export const forgetNote = async (db: Db, member: Member, id: string): Promise<void> => {
  if ((await forget(db, member, eq(summary.id, id))) === 0) throw new AppError('not_found')
}

export const forgetNotes = async (db: Db, member: Member): Promise<void> => {
  await forget(db, member)
}

/** How many there were. */
const forget = (db: Db, member: Member, which?: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .update(summary)
      .set({ summary: '' })
      .where(and(ofTheirs(tx, member), which, ne(summary.summary, '')))
      .returning({ id: summary.id })
    await rememberErased(
      tx,
      'summary',
      gone.map(({ id }) => id),
    )
    return gone.length
  })

/** Of a conversation they began: what others keep is not theirs to change. */
const ofTheirs = (db: Db, { familyId, userId }: Member) =>
  and(
    eq(summary.familyId, familyId),
    exists(
      db
        .select({ id: conversation.id })
        .from(conversation)
        .where(
          and(
            eq(conversation.familyId, summary.familyId),
            eq(conversation.id, summary.conversationId),
            eq(conversation.authorId, userId ?? ''),
          ),
        ),
    ),
  )
