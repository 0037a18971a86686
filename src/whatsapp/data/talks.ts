import { and, eq, isNull } from 'drizzle-orm'
import { conversation, message, reply } from '../../conversation/data/tables.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { whatsappNumber } from '../tables.ts'

/** Marks a message as written on a phone. */
export const markAsPhones = async (db: Db, familyId: string, messageId: string): Promise<void> => {
  await db
    .update(message)
    .set({ channel: 'whatsapp' })
    .where(and(eq(message.familyId, familyId), eq(message.id, messageId)))
}

/** The card of one of the family's messages, in a conversation that is still there. */
export const findCardOf = async (db: Db, familyId: string, messageId: string) => {
  const [row] = await db
    .select({ card: message.card })
    .from(message)
    .innerJoin(
      conversation,
      and(
        eq(conversation.familyId, message.familyId),
        eq(conversation.id, message.conversationId),
        isNull(conversation.deletedAt),
      ),
    )
    .where(and(eq(message.familyId, familyId), eq(message.id, messageId)))
  return row?.card ?? null
}

/** The child that one of our numbers belongs to, where that is this family's. */
export const findChildOfNumber = async (
  db: Db,
  familyId: string,
  numberId: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ childId: whatsappNumber.childId })
    .from(whatsappNumber)
    .where(and(eq(whatsappNumber.numberId, numberId), eq(whatsappNumber.familyId, familyId)))
  return row?.childId ?? null
}

/** The parent's message that a reply answers, its conversation, and whom it is about. */
export const findAskedOf = async (db: Db, familyId: string, replyId: string) => {
  const [row] = await db
    .select({
      messageId: reply.messageId,
      conversationId: reply.conversationId,
      childName: child.name,
    })
    .from(reply)
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .where(and(eq(reply.familyId, familyId), eq(reply.id, replyId)))
  return row ?? null
}
