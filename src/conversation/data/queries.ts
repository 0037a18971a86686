import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { ConversationKind, FeedbackReason, TalkKind } from '../../coach/contract.ts'
import { placeOfChild } from '../../family/queries.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Conversation, Message, MessagePage } from '../contract.ts'
import { MESSAGE_PAGE, OPENING_CHARS, withoutOrphans } from '../rules.ts'
import { conversation, feedback, message, reply } from './tables.ts'

/** What is searched never has to be read. */
export const { search: _, ...messageFields } = getTableColumns(message)
type MessageRow = Omit<typeof message.$inferSelect, 'search'>

const childFields = {
  id: child.id,
  name: child.name,
  age: child.age,
  isFrozen: child.isFrozen,
  remaining: child.remainingMessages,
  used: child.usedMessages,
}

/** Of an account's own conversations: what came along from the trial is read elsewhere. */
export const openedKind = sql<ConversationKind>`${conversation.kind}`

const childOfConversation = and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId))

/** A conversation of the family's that was not deleted. */
export const readable = (familyId: string, id: string) =>
  and(eq(conversation.familyId, familyId), eq(conversation.id, id), isNull(conversation.deletedAt))

/** Joins a row of a conversation to it, unless that was deleted. */
export const inReadable = (row: typeof message | typeof reply) =>
  and(inConversation(row), isNull(conversation.deletedAt))

export const inConversation = (row: typeof message | typeof reply) =>
  and(eq(conversation.familyId, row.familyId), eq(conversation.id, row.conversationId))

/** The child a conversation is about. */
export const findChildOf = async (db: Db, familyId: string, conversationId: string) =>
  (
    await db
      .select({ ...childFields, place: placeOfChild })
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
    // By the database's clock: replicas' own may differ.
    .orderBy(desc(reply.createdAt), desc(reply.id))
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

export const opening = sql<string | null>`(
  select left(said.content, ${OPENING_CHARS}) from message said
  where said.family_id = conversation.family_id and said.conversation_id = conversation.id and said.author = 'user'
  order by said.id limit 1)`

/** Newest first. What they are about is found by whoever presents them. */
export const listConversations = async (
  db: Db,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<Conversation[]> => {
  const rows = await db
    .select({ ...getTableColumns(conversation), kind: openedKind, opening })
    .from(conversation)
    .where(where)
    .orderBy(desc(conversation.createdAt), desc(conversation.id))
    .limit(limit)
  return rows.map(({ familyId: _family, deletedAt: _deleted, starredAt, createdAt, ...row }) => ({
    ...row,
    topic: null,
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

/** The family said something in any conversation of its own. */
export const hasAsked = async (db: Db, familyId: string): Promise<boolean> => {
  const said = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(conversation, inConversation(message))
    .where(and(eq(message.familyId, familyId), eq(message.author, 'user'), ne(conversation.kind, 'trial')))
    .limit(1)
  return said.length > 0
}

/** Holds the child of a conversation until the transaction ends, before anything in it is written. Its id, or null when it is not there or not theirs. */
export const lockChildOf = async (
  tx: Db,
  familyId: string,
  conversationId: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: child.id })
    .from(child)
    .innerJoin(conversation, childOfConversation)
    .where(and(eq(conversation.familyId, familyId), eq(conversation.id, conversationId)))
    .for('no key update', { of: child })
  return row?.id ?? null
}

/** Holds a message, and its child before it, until the transaction ends: of several attempts at answering it, one goes first. */
export const lockMessage = async (tx: Db, familyId: string, id: string): Promise<void> => {
  const [found] = await tx
    .select({ conversationId: message.conversationId })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.id, id)))
  if (!found || !(await lockChildOf(tx, familyId, found.conversationId))) return
  await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.id, id)))
    .for('update')
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
    kind: TalkKind
    title: string
    lastMessage: string
    messageCount: number
  },
): Promise<void> => {
  await db.insert(conversation).values(row)
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
  { before, limit = MESSAGE_PAGE }: { before?: string; limit?: number } = {},
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
    .limit(limit + 1)
  const hasEarlier = rows.length > limit
  const page = rows.slice(0, limit).reverse().map(presentMarked)
  return { messages: hasEarlier ? withoutOrphans(page) : page, hasEarlier }
}

const presentMarked = (row: MessageRow & { isHelpful: boolean | null; reason: FeedbackReason | null }) => ({
  ...presentMessage(row),
  feedback: row.isHelpful === null ? null : { isHelpful: row.isHelpful, reason: row.reason },
})

/** What may leave of a message's row. */
export const presentMessage = (row: MessageRow): Message => ({
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
  choice: row.choice,
  parts: row.parts,
  choices: row.choices ?? [],
  isStarred: row.starredAt !== null,
})

/** The newest safety card of a conversation that stood above an answer. */
export const findCard = async (db: Db, familyId: string, conversationId: string) => {
  const [row] = await db
    .select({ card: message.card })
    .from(message)
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        isNotNull(message.card),
        sql`coalesce(${message.card} ->> 'loud', 'true') = 'true'`,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1)
  return row?.card ?? null
}
