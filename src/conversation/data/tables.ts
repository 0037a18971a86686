import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { family, user } from '../../accounts/tables.ts'
import type {
  AnswerSource,
  FailureCode,
  FeedbackReason,
  MessageStatus,
  SentMessage,
} from '../../coach/contract.ts'
import { child } from '../../family/tables.ts'
import type { AnswerParts, Choice } from '../../guidance/contract.ts'
import type { GuideNote } from '../../guidance/talk.ts'
import { THIS_WRITER } from '../../platform/db/writer.ts'
import type { Level, SafetyCard } from '../../safety/contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A visitor's comes along into an account: what stands in it follows its conversation's key into the other family. */
export const conversation = pgTable(
  'conversation',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    childId: uuid('child_id'),
    /** Who began it; null for a visitor's. What others may read of it is for `readableConversation` to say. */
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'cascade' }),
    /** With the family's parents; else its author alone reads it. */
    isShared: boolean('is_shared').notNull().default(false),
    kind: text('kind', { enum: ['child', 'parents', 'general', 'trial', 'family'] }).notNull(),
    title: text('title').notNull(),
    messageCount: integer('message_count').notNull().default(0),
    lastMessage: text('last_message').notNull().default(''),
    /** The gravest thing that was said here; it outlives the message. Null where nothing was. */
    level: text('level').$type<Exclude<Level, 'none'>>(),
    /** Counts what happens in the family chat, in the order in which it's shown; null elsewhere. */
    changes: integer('changes'),
    starredAt: time('starred_at'),
    /** Set while a deletion can still be undone; nobody reads it then, and a job removes it for good. */
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'conversation_child_fk',
    }).onDelete('cascade'),
    index('conversation_child_idx').on(table.familyId, table.childId, table.kind, table.createdAt),
    index('conversation_author_idx').on(table.authorId),
    // A family has one chat of all its parents, whoever opens it first.
    uniqueIndex('conversation_family_idx').on(table.familyId).where(sql`kind = 'family'`),
    index('conversation_deleted_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export const message = pgTable(
  'message',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    author: text('author', { enum: ['user', 'assistant'] }).notNull(),
    /** Who wrote it, where that is a member of the family. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    status: text('status').$type<MessageStatus>().notNull().default('complete'),
    channel: text('channel', { enum: ['web', 'whatsapp'] })
      .notNull()
      .default('web'),
    clientId: uuid('client_id'),
    /** The parent's message that this one answers. */
    answerTo: uuid('answer_to'),
    error: text('error').$type<FailureCode>(),
    card: jsonb('card').$type<SafetyCard>(),
    sources: jsonb('sources').$type<AnswerSource[]>(),
    guideNote: jsonb('guide_note').$type<GuideNote>(),
    /** The id of what a parent tapped. */
    choice: text('choice'),
    parts: jsonb('parts').$type<AnswerParts>(),
    choices: jsonb('choices').$type<Choice[]>(),
    /** In the family chat: its number in the order of messages, and that of the last thing that happened to it. */
    place: integer('place'),
    change: integer('change'),
    starredAt: time('starred_at'),
    /** Words of any language as they are typed. Bounded, since a tsvector is; marks between words become spaces, or '3.5' would be one word and '<b>' none. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', translate(left(content, 20000), './-_@:,''’<>&', '            '))`,
      ),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.conversationId],
      foreignColumns: [conversation.familyId, conversation.id],
      name: 'message_conversation_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    uniqueIndex('message_client_idx').on(table.familyId, table.conversationId, table.clientId),
    index('message_conversation_idx').on(table.familyId, table.conversationId, table.id),
    index('message_user_idx').on(table.userId),
    index('message_search_idx').using('gin', table.search),
    // What answers a message, and the card that stands above a talk, are found without reading the talk.
    index('message_answer_idx').on(table.familyId, table.answerTo).where(sql`answer_to is not null`),
    index('message_card_idx').on(table.familyId, table.conversationId, table.id).where(sql`card is not null`),
    index('message_place_idx')
      .on(table.familyId, table.conversationId, table.place)
      .where(sql`place is not null`),
    index('message_change_idx')
      .on(table.familyId, table.conversationId, table.change)
      .where(sql`change is not null`),
    index('message_starred_idx').on(table.familyId, table.id).where(sql`starred_at is not null`),
  ],
)

/** What a parent thought of an answer. */
export const feedback = pgTable(
  'feedback',
  {
    familyId: uuid('family_id').notNull(),
    messageId: uuid('message_id').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    reason: text('reason').$type<FeedbackReason>(),
    note: text('note'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.messageId] }),
    foreignKey({
      columns: [table.familyId, table.messageId],
      foreignColumns: [message.familyId, message.id],
      name: 'feedback_message_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)

/** One attempt at answering a message. It cannot exist without a settled charge: remaining_after has no default and no null. */
export const reply = pgTable(
  'reply',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    messageId: uuid('message_id').notNull(),
    childId: uuid('child_id'),
    status: text('status', { enum: ['running', 'complete', 'stopped', 'failed', 'interrupted'] }).notNull(),
    /** True while a credit is spent on it; false for what is never charged, while messages are unlimited, and once the credit was given back. */
    charged: boolean('charged').notNull(),
    remainingAfter: integer('remaining_after').notNull(),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** The prompt sent to the provider, for the parent's eyes; without the instructions before it, which many replies share. */
    sent: jsonb('sent').$type<SentMessage[]>(),
    instructionsId: text('instructions_id'),
    /** The process that writes it. */
    writer: integer('writer').default(THIS_WRITER),
    heartbeatAt: time('heartbeat_at').notNull().defaultNow(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.messageId],
      foreignColumns: [message.familyId, message.id],
      name: 'reply_message_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    // One attempt at a time per message, however many tabs press Try again.
    uniqueIndex('reply_running_idx').on(table.familyId, table.messageId).where(sql`status = 'running'`),
    index('reply_message_idx').on(table.familyId, table.messageId),
    index('reply_heartbeat_idx').on(table.heartbeatAt).where(sql`status = 'running'`),
  ],
)

/** The coach's instructions as they were sent, once each, by their hash. They change with a release and name nobody. */
export const instructions = pgTable('instructions', {
  id: text('id').primaryKey(),
  content: text('content').notNull(),
})

/** The log of a running answer, folded by every reader; it goes once the answer is settled. */
export const replyEvent = pgTable(
  'reply_event',
  {
    familyId: uuid('family_id').notNull(),
    replyId: uuid('reply_id').notNull(),
    seq: integer('seq').notNull(),
    delta: text('delta').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.replyId, table.seq] }),
    foreignKey({
      columns: [table.familyId, table.replyId],
      foreignColumns: [reply.familyId, reply.id],
      name: 'reply_event_reply_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)

/** What ten messages were about, for the prompts of later ones. */
export const summary = pgTable(
  'summary',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    summary: text('summary').notNull(),
    /** How many messages the conversation had then. */
    messageCount: integer('message_count').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.conversationId],
      foreignColumns: [conversation.familyId, conversation.id],
      name: 'summary_conversation_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    // One for each ten messages, however many replicas count to it.
    uniqueIndex('summary_count_idx').on(table.familyId, table.conversationId, table.messageCount),
  ],
)
