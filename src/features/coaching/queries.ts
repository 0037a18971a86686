import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { child } from '../children/tables.ts'
import type { Conversation, ConversationKind, Message, SentMessage } from './contract.ts'
import { conversation, message, reply, replyEvent } from './tables.ts'

const childFields = {
  id: child.id,
  name: child.name,
  age: child.age,
  isFrozen: child.isFrozen,
  remaining: child.remainingMessages,
}

const childOfConversation = and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId))

/** The child a conversation is about. */
export const findChildOf = async (db: Db, familyId: string, conversationId: string) =>
  (
    await db
      .select(childFields)
      .from(conversation)
      .innerJoin(child, childOfConversation)
      .where(and(eq(conversation.familyId, familyId), eq(conversation.id, conversationId)))
  )[0] ?? null

export type MessageKey = { messageId: string } | { conversationId: string; clientId: string }

/** A parent's message with its newest reply and its child, by its own id or by the writer's. */
export const findReplied = async (db: Db, familyId: string, key: MessageKey) => {
  const which =
    'messageId' in key
      ? eq(message.id, key.messageId)
      : and(eq(message.conversationId, key.conversationId), eq(message.clientId, key.clientId))
  const [row] = await db
    .select({ message, replyId: reply.id, child: childFields })
    .from(message)
    .innerJoin(reply, and(eq(reply.familyId, message.familyId), eq(reply.messageId, message.id)))
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .where(and(eq(message.familyId, familyId), which))
    .orderBy(desc(reply.id))
    .limit(1)
  return row ? { ...row, message: presentMessage(row.message) } : null
}

export const findConversation = async (db: Db, familyId: string, id: string): Promise<Conversation | null> =>
  (await conversations(db, and(eq(conversation.familyId, familyId), eq(conversation.id, id))))[0] ?? null

/** The newest conversation of a kind with a child. */
export const findConversationOf = async (db: Db, familyId: string, childId: string, kind: ConversationKind) =>
  (
    await conversations(
      db,
      and(
        eq(conversation.familyId, familyId),
        eq(conversation.childId, childId),
        eq(conversation.kind, kind),
      ),
    )
  )[0] ?? null

const conversations = async (db: Db, where: ReturnType<typeof and>): Promise<Conversation[]> => {
  const rows = await db
    .select()
    .from(conversation)
    .where(where)
    .orderBy(desc(conversation.createdAt))
    .limit(10)
  return rows.map(({ familyId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

export const insertConversation = async (
  db: Db,
  row: {
    familyId: string
    id: string
    childId: string
    kind: ConversationKind
    title: string
    lastMessage: string
  },
): Promise<void> => {
  await db.insert(conversation).values({ ...row, messageCount: 1 })
}

export const insertGreeting = async (
  db: Db,
  row: { familyId: string; id: string; conversationId: string; content: string },
): Promise<void> => {
  await db.insert(message).values({ ...row, author: 'assistant' })
}

export const listMessages = async (db: Db, familyId: string, conversationId: string): Promise<Message[]> => {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.conversationId, conversationId)))
    .orderBy(asc(message.id))
  return rows.map(presentMessage)
}

/** What may leave of a message's row. */
const presentMessage = (row: typeof message.$inferSelect): Message => ({
  id: row.id,
  author: row.author,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  clientId: row.clientId,
  answerTo: row.answerTo,
  card: row.card,
  sources: row.sources ?? [],
  error: row.error,
})

export const listRunning = (db: Db, familyId: string, conversationId: string) =>
  db
    .select({ replyId: reply.id, messageId: reply.messageId })
    .from(reply)
    .where(
      and(
        eq(reply.familyId, familyId),
        eq(reply.conversationId, conversationId),
        eq(reply.status, 'running'),
      ),
    )
    .orderBy(asc(reply.id))

/** A reply's state and, once it is settled, the answer it left. */
export const findReply = async (db: Db, familyId: string, id: string) => {
  const [row] = await db
    .select({ status: reply.status, answer: message, remaining: child.remainingMessages })
    .from(reply)
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .leftJoin(
      message,
      and(
        eq(message.familyId, reply.familyId),
        eq(message.conversationId, reply.conversationId),
        eq(message.answerTo, reply.messageId),
      ),
    )
    .where(and(eq(reply.familyId, familyId), eq(reply.id, id)))
    .orderBy(desc(message.id))
    .limit(1)
  return row ? { ...row, answer: row.answer && presentMessage(row.answer) } : null
}

/** What left for the provider when a parent's message was answered the last time; empty when nothing left. Null when there was no attempt. */
export const findSent = async (
  db: Db,
  familyId: string,
  messageId: string,
): Promise<SentMessage[] | null> => {
  const [row] = await db
    .select({ sent: reply.sent })
    .from(reply)
    .where(and(eq(reply.familyId, familyId), eq(reply.messageId, messageId)))
    .orderBy(desc(reply.id))
    .limit(1)
  return row ? (row.sent ?? []) : null
}

export const listReplyEvents = (db: Db, familyId: string, replyId: string, after: number) =>
  db
    .select({ seq: replyEvent.seq, delta: replyEvent.delta })
    .from(replyEvent)
    .where(and(eq(replyEvent.familyId, familyId), eq(replyEvent.replyId, replyId), gt(replyEvent.seq, after)))
    .orderBy(asc(replyEvent.seq))

/** Asks a running reply to stop, on whichever replica it runs. False when it is not there or not theirs. */
export const requestStop = async (db: Db, familyId: string, id: string): Promise<boolean> => {
  const rows = await db
    .update(reply)
    .set({ stopRequested: true })
    .where(and(eq(reply.familyId, familyId), eq(reply.id, id)))
    .returning({ id: reply.id })
  return rows.length === 1
}

/** Running replies whose writer gave no sign of life for so many seconds, with the text that was kept. Every family's. */
export const listDeadReplies = (db: Db, afterSeconds: number) =>
  db
    .select({
      familyId: reply.familyId,
      replyId: reply.id,
      text: sql<string>`coalesce(string_agg(${replyEvent.delta}, '' order by ${replyEvent.seq}), '')`,
    })
    .from(reply)
    .leftJoin(replyEvent, and(eq(replyEvent.familyId, reply.familyId), eq(replyEvent.replyId, reply.id)))
    .where(
      and(
        eq(reply.status, 'running'),
        sql`${reply.heartbeatAt} < now() - make_interval(secs => ${afterSeconds})`,
      ),
    )
    .groupBy(reply.familyId, reply.id)
    .limit(200)
