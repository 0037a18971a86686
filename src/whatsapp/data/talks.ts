import { and, eq } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { message, reply } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation } from '../../conversation/readable/tables.ts'
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

/** The card of a message that a member may read. */
export const findCardOf = async (db: Db, member: Member, messageId: string) => {
  const [row] = await db
    .select({ card: message.card })
    .from(message)
    .innerJoin(readableConversation, inReadable(message, member))
    .where(and(eq(message.familyId, member.familyId), eq(message.id, messageId)))
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
export const findAskedOf = async (db: Db, member: Member, replyId: string) => {
  const [row] = await db
    .select({
      messageId: reply.messageId,
      conversationId: reply.conversationId,
      childName: child.name,
    })
    .from(reply)
    .innerJoin(readableConversation, inReadable(reply, member))
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .where(and(eq(reply.familyId, member.familyId), eq(reply.id, replyId)))
  return row ?? null
}
