import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { child } from '../children/tables.ts'
import type {
  Conversation,
  ConversationKind,
  FeedbackReason,
  Message,
  MessagePage,
  SentMessage,
} from './contract.ts'
import { MESSAGE_PAGE, withoutOrphans } from './rules.ts'
import { conversation, feedback, message, reply, replyEvent } from './tables.ts'

/** What is searched never has to be read. */
const { search: _, ...messageFields } = getTableColumns(message)
type MessageRow = Omit<typeof message.$inferSelect, 'search'>

const childFields = {
  id: child.id,
  name: child.name,
  age: child.age,
  isFrozen: child.isFrozen,
  remaining: child.remainingMessages,
}

const childOfConversation = and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId))

/** A conversation of the family's that was not deleted. */
export const readable = (familyId: string, id: string) =>
  and(eq(conversation.familyId, familyId), eq(conversation.id, id), isNull(conversation.deletedAt))

/** Joins a row of a conversation to it, unless that was deleted. */
export const inReadable = (row: typeof message | typeof reply) =>
  and(
    eq(conversation.familyId, row.familyId),
    eq(conversation.id, row.conversationId),
    isNull(conversation.deletedAt),
  )

/** The child a conversation is about. */
export const findChildOf = async (db: Db, familyId: string, conversationId: string) =>
  (
    await db
      .select(childFields)
      .from(conversation)
      .innerJoin(child, childOfConversation)
      .where(readable(familyId, conversationId))
  )[0] ?? null

export type MessageKey = { messageId: string } | { conversationId: string; clientId: string }

/** A parent's message with its newest reply and its child, by its own id or by the writer's. */
export const findReplied = async (db: Db, familyId: string, key: MessageKey) => {
  const which =
    'messageId' in key
      ? eq(message.id, key.messageId)
      : and(eq(message.conversationId, key.conversationId), eq(message.clientId, key.clientId))
  const [row] = await db
    .select({ message: messageFields, replyId: reply.id, child: childFields })
    .from(message)
    .innerJoin(conversation, inReadable(message))
    .innerJoin(reply, and(eq(reply.familyId, message.familyId), eq(reply.messageId, message.id)))
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .where(and(eq(message.familyId, familyId), which))
    .orderBy(desc(reply.id))
    .limit(1)
  return row ? { ...row, message: presentMessage(row.message) } : null
}

export const findConversation = async (db: Db, familyId: string, id: string): Promise<Conversation | null> =>
  (await listConversations(db, readable(familyId, id), 1))[0] ?? null

/** The newest conversation of a kind with a child. */
export const findConversationOf = async (db: Db, familyId: string, childId: string, kind: ConversationKind) =>
  (await listConversations(db, conversationsOf(familyId, childId, kind), 1))[0] ?? null

export const conversationsOf = (familyId: string, childId: string, kind: ConversationKind) =>
  and(
    eq(conversation.familyId, familyId),
    eq(conversation.childId, childId),
    eq(conversation.kind, kind),
    isNull(conversation.deletedAt),
  )

/** Newest first. */
export const listConversations = async (
  db: Db,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<Conversation[]> => {
  const rows = await db
    .select()
    .from(conversation)
    .where(where)
    .orderBy(desc(conversation.createdAt), desc(conversation.id))
    .limit(limit)
  return rows.map(({ familyId: _family, deletedAt: _deleted, starredAt, createdAt, ...row }) => ({
    ...row,
    isStarred: starredAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}

/** The parent said something in it. */
export const hasQuestion = async (db: Db, familyId: string, conversationId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        eq(message.author, 'user'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** A message with the writer's id is kept. */
export const hasClientId = async (
  db: Db,
  familyId: string,
  conversationId: string,
  clientId: string,
): Promise<boolean> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        eq(message.clientId, clientId),
      ),
    )
  return rows.length > 0
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

/** The newest messages of a conversation, or those just before one of them. */
export const listMessages = async (
  db: Db,
  familyId: string,
  conversationId: string,
  before?: string,
): Promise<MessagePage> => {
  const rows = await db
    .select({ ...messageFields, isHelpful: feedback.isHelpful, reason: feedback.reason })
    .from(message)
    .leftJoin(feedback, and(eq(feedback.familyId, message.familyId), eq(feedback.messageId, message.id)))
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        before ? lt(message.id, before) : undefined,
      ),
    )
    .orderBy(desc(message.id))
    .limit(MESSAGE_PAGE + 1)
  const hasEarlier = rows.length > MESSAGE_PAGE
  const page = rows.slice(0, MESSAGE_PAGE).reverse().map(presentMarked)
  return { messages: hasEarlier ? withoutOrphans(page) : page, hasEarlier }
}

const presentMarked = (row: MessageRow & { isHelpful: boolean | null; reason: FeedbackReason | null }) => ({
  ...presentMessage(row),
  feedback: row.isHelpful === null ? null : { isHelpful: row.isHelpful, reason: row.reason },
})

/** What may leave of a message's row. */
const presentMessage = (row: MessageRow): Message => ({
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
  isStarred: row.starredAt !== null,
})

/** The newest safety card of a conversation. */
export const findCard = async (db: Db, familyId: string, conversationId: string) => {
  const [row] = await db
    .select({ card: message.card })
    .from(message)
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        isNotNull(message.card),
      ),
    )
    .orderBy(desc(message.id))
    .limit(1)
  return row?.card ?? null
}

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
    .select({ status: reply.status, answer: messageFields, remaining: child.remainingMessages })
    .from(reply)
    .innerJoin(conversation, inReadable(reply))
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
    .innerJoin(conversation, inReadable(reply))
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
