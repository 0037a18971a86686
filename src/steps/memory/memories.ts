import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { openedKind } from '../../conversation/data/queries.ts'
import { message } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import { child } from '../../family/tables.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { rememberErased } from '../../platform/erasures/remember-erased.ts'
import { AppError } from '../../platform/errors.ts'
import type { Memory } from '../contract.ts'
import { memory } from '../tables.ts'

const MOST = 500

/** What the coach remembers of a family's children from what a member may read, newest first. */
export const listMemories = async (db: Db, member: Member): Promise<Memory[]> => {
  const rows = await db
    .select({
      id: memory.id,
      childId: memory.childId,
      childName: child.name,
      conversationId: talk.id,
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
    .innerJoin(talk, inReadable(message, member))
    .where(eq(memory.familyId, member.familyId))
    .orderBy(desc(memory.id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** A member's own. */
const theirs = ({ familyId, userId }: Member, id: string) =>
  and(eq(memory.familyId, familyId), eq(memory.id, id), eq(memory.userId, userId ?? ''))

/** Puts right what the coach remembers of a member's own words. Throws not_found. */
export const changeMemory = async (
  db: Db,
  member: Member,
  id: string,
  text: string,
  now: Date,
): Promise<void> => {
  const changed = await db
    .update(memory)
    .set({ text: cleanLine(text), changedAt: now })
    .where(theirs(member, id))
    .returning({ id: memory.id })
  if (changed.length === 0) throw new AppError('not_found')
}

/** Throws not_found. */
export const forgetMemory = (db: Db, member: Member, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(memory).where(theirs(member, id)).returning({ id: memory.id })
    if (gone.length === 0) throw new AppError('not_found')
    await rememberErased(tx, 'memory', [id])
  })
