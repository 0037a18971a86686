import { and, desc, eq, getTableColumns, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import type { ConversationKind, FeedbackReason, TalkKind } from '../../coach/contract.ts'
import { placeOfChild } from '../../family/queries.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Conversation, Message, MessagePage } from '../contract.ts'
import { authoredBy, inReadable, readable, readBy } from '../readable/read-by.ts'
import { readableConversation as talk } from '../readable/tables.ts'
import { MESSAGE_PAGE, OPENING_CHARS, withoutOrphans } from '../rules.ts'
import { conversation, feedback, message, reply } from './tables.ts'

const talkFields = {
  id: talk.id,
  childId: talk.childId,
  title: talk.title,
  messageCount: talk.messageCount,
  lastMessage: talk.lastMessage,
  level: talk.level,
  isShared: talk.isShared,
  starredAt: talk.starredAt,
  createdAt: talk.createdAt,
}

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
export const openedKind = sql<ConversationKind>`${talk.kind}`

export const childOfTalk = and(eq(child.familyId, talk.familyId), sql`${child.id} = ${talk.childId}`)

/** Whoever's it is: for work on every family's. */
export const inConversation = (row: typeof message | typeof reply) =>
  and(eq(conversation.familyId, row.familyId), eq(conversation.id, row.conversationId))

const inTalk = ({ familyId }: Member, conversationId: string) =>
  and(eq(message.familyId, familyId), eq(message.conversationId, conversationId))

/** Who began what somebody else shared. */
const authorName = sql<
  string | null
>`(select "user".name from "user" where "user".id = readable_conversation.author_id)`

/** The child a conversation is about. */
export const findChildOf = async (db: Db, member: Member, conversationId: string) =>
  (
    await db
      .select({ ...childFields, place: placeOfChild })
      .from(talk)
      .innerJoin(child, childOfTalk)
      .where(readable(member, conversationId))
  )[0] ?? null

export type MessageKey = { messageId: string } | { conversationId: string; clientId: string }

/** A parent's message with its newest reply and its child, by its own id or by the writer's. */
export const findReplied = async (db: Db, member: Member, key: MessageKey) => {
  const which =
    'messageId' in key
      ? eq(message.id, key.messageId)
      : and(eq(message.conversationId, key.conversationId), eq(message.clientId, key.clientId))
  const [row] = await db
    .select({ message: messageFields, replyId: reply.id, child: childFields })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .innerJoin(reply, and(eq(reply.familyId, message.familyId), eq(reply.messageId, message.id)))
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .where(and(eq(message.familyId, member.familyId), which))
    .orderBy(desc(reply.id))
    .limit(1)
  return row ? { ...row, message: presentMessage(row.message) } : null
}

export const findConversation = async (db: Db, member: Member, id: string): Promise<Conversation | null> =>
  (await listConversations(db, member, readable(member, id), 1))[0] ?? null

/** The newest conversation of a kind with a child that a member began themselves: what 'Continue Chat' opens. */
export const findConversationOf = async (
  db: Db,
  member: Member,
  childId: string,
  kind: ConversationKind,
): Promise<Conversation | null> =>
  (await listConversations(db, member, and(conversationsOf(member, childId, kind), isOwn(member)), 1))[0] ??
  null

/** All of a kind that a member may read. */
export const conversationsOf = (member: Member, childId: string, kind: ConversationKind) =>
  and(readBy(member), eq(talk.childId, childId), eq(talk.kind, kind))

const isOwn = ({ userId }: Member) => sql`${talk.authorId} is not distinct from ${userId}::uuid`

export const opening = sql<string | null>`(
  select left(said.content, ${OPENING_CHARS}) from message said
  where said.family_id = readable_conversation.family_id and said.conversation_id = readable_conversation.id and said.author = 'user'
  order by said.id limit 1)`

/** Newest first. What they are about is found by whoever presents them. */
export const listConversations = async (
  db: Db,
  member: Member,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<Conversation[]> => {
  const rows = await db
    .select({ ...talkFields, kind: openedKind, opening, authorName, isOwn: sql<boolean>`${isOwn(member)}` })
    .from(talk)
    .where(where)
    .orderBy(desc(talk.createdAt), desc(talk.id))
    .limit(limit)
  return rows.map(({ authorName: name, starredAt, createdAt, ...row }) => ({
    ...row,
    authorName: row.isOwn ? null : name,
    topic: null,
    isStarred: starredAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}

/** The parent said something in it. */
export const hasQuestion = async (db: Db, member: Member, conversationId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(and(inTalk(member, conversationId), eq(message.author, 'user')))
    .limit(1)
  return rows.length > 0
}

/** A member said something in any conversation of their own. */
export const hasAsked = async (db: Db, member: Member): Promise<boolean> => {
  const said = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(
      and(
        eq(message.familyId, member.familyId),
        eq(message.author, 'user'),
        isOwn(member),
        ne(talk.kind, 'trial'),
      ),
    )
    .limit(1)
  return said.length > 0
}

/** Holds the child of a conversation until the transaction ends, before anything in it is written. Its id, or null when it is not there or not theirs. */
export const lockChildOf = async (tx: Db, member: Member, conversationId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ id: child.id })
    .from(child)
    .innerJoin(talk, childOfTalk)
    .where(readable(member, conversationId))
    .for('no key update', { of: child })
  return row?.id ?? null
}

/** The same for what a member began themselves, deleted or not. */
export const lockAuthoredChild = async (tx: Db, member: Member, id: string): Promise<void> => {
  await tx
    .select({ id: child.id })
    .from(child)
    .innerJoin(
      conversation,
      and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId)),
    )
    .where(authoredBy(member, id))
    .for('no key update', { of: child })
}

/** Holds a message, and its child before it, until the transaction ends: of several attempts at answering it, one goes first. */
export const lockMessage = async (tx: Db, member: Member, id: string): Promise<void> => {
  const { familyId } = member
  const [found] = await tx
    .select({ conversationId: message.conversationId })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.id, id)))
  if (!found || !(await lockChildOf(tx, member, found.conversationId))) return
  await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.familyId, familyId), eq(message.id, id)))
    .for('update')
}

/** A message with the writer's id is kept. */
export const hasClientId = async (
  db: Db,
  member: Member,
  conversationId: string,
  clientId: string,
): Promise<boolean> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(and(inTalk(member, conversationId), eq(message.clientId, clientId)))
  return rows.length > 0
}

export const insertConversation = async (
  db: Db,
  row: {
    familyId: string
    id: string
    childId: string
    authorId: string | null
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
  member: Member,
  conversationId: string,
  { before, limit = MESSAGE_PAGE }: { before?: string; limit?: number } = {},
): Promise<MessagePage> => {
  const rows = await db
    .select({ ...messageFields, isHelpful: feedback.isHelpful, reason: feedback.reason })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .leftJoin(feedback, and(eq(feedback.familyId, message.familyId), eq(feedback.messageId, message.id)))
    .where(and(inTalk(member, conversationId), before ? lt(message.id, before) : undefined))
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
export const findCard = async (db: Db, member: Member, conversationId: string) => {
  const [row] = await db
    .select({ card: message.card })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(
      and(
        inTalk(member, conversationId),
        isNotNull(message.card),
        sql`coalesce(${message.card} ->> 'loud', 'true') = 'true'`,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1)
  return row?.card ?? null
}
