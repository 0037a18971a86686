import { and, eq, exists, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feedback } from '../contract.ts'
import { inReadable } from '../readable/read-by.ts'
import { readableConversation } from '../readable/tables.ts'
import { feedback, message } from './tables.ts'

const readableMessage = (db: Db, member: Member, id: string) =>
  and(
    eq(message.familyId, member.familyId),
    eq(message.id, id),
    exists(
      db
        .select({ id: readableConversation.id })
        .from(readableConversation)
        .where(inReadable(message, member)),
    ),
  )

/** False when it is not there or not theirs. */
export const starMessage = async (db: Db, member: Member, id: string, at: Date | null): Promise<boolean> => {
  const rows = await db
    .update(message)
    .set({ starredAt: at })
    .where(readableMessage(db, member, id))
    .returning({ id: message.id })
  return rows.length === 1
}

/** Keeps one opinion of an answer, the newest. False when there is no such answer of theirs. */
export const saveFeedback = async (
  db: Db,
  member: Member,
  messageId: string,
  { isHelpful, reason, note }: Feedback,
): Promise<boolean> => {
  const given = { isHelpful, reason: isHelpful ? null : reason, note: note === '' ? null : note }
  const rows = await db
    .insert(feedback)
    .select(
      db
        .select({
          familyId: message.familyId,
          messageId: message.id,
          isHelpful: sql<boolean>`${given.isHelpful}::boolean`.as('is_helpful'),
          reason: sql<Feedback['reason']>`${given.reason}::text`.as('reason'),
          note: sql<string | null>`${given.note}::text`.as('note'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(message)
        .where(and(readableMessage(db, member, messageId), sql`${message.answerTo} is not null`)),
    )
    .onConflictDoUpdate({ target: [feedback.familyId, feedback.messageId], set: given })
    .returning({ id: feedback.messageId })
  return rows.length === 1
}

/** False when the answer is not there or not theirs; taking back what was never given is fine. */
export const removeFeedback = async (db: Db, member: Member, messageId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: message.id })
    .from(message)
    .where(readableMessage(db, member, messageId))
  if (!found) return false
  await db
    .delete(feedback)
    .where(and(eq(feedback.familyId, member.familyId), eq(feedback.messageId, messageId)))
  return true
}
