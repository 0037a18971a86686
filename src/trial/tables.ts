import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { family } from '../accounts/tables.ts'
import type { AnswerSource, FailureCode, MessageStatus } from '../coach/contract.ts'
import type { Choice } from '../guidance/contract.ts'
import type { GuideNote } from '../guidance/talk.ts'
import { THIS_WRITER } from '../platform/db/writer.ts'
import type { SafetyCard } from '../safety/contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A browser that tried the coach without an account, known by a signed cookie. */
export const trialVisitor = pgTable('trial_visitor', {
  id: uuid('id').primaryKey(),
  /** Hash of the network it first came from; emptied after a month. */
  networkKey: text('network_key').notNull(),
  /** How many conversations were counted, and when the last was. */
  conversations: integer('conversations').notNull().default(0),
  countedAt: time('counted_at'),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const trialConversation = pgTable(
  'trial_conversation',
  {
    id: uuid('id').primaryKey(),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => trialVisitor.id, { onDelete: 'cascade' }),
    /** Set once its visitor signed in: from then on it is that family's and nobody else's. */
    familyId: uuid('family_id').references(() => family.id, { onDelete: 'cascade' }),
    /** How old the child is that it is about, where the visitor said. */
    ageMonths: integer('age_months'),
    used: integer('used').notNull().default(0),
    /** Of the first charged message, or of the row while there is none. */
    begunAt: time('begun_at').notNull().defaultNow(),
  },
  (table) => [
    index('trial_conversation_visitor_idx').on(table.visitorId, table.begunAt),
    index('trial_conversation_family_idx').on(table.familyId),
  ],
)

export const trialMessage = pgTable(
  'trial_message',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => trialConversation.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id').notNull(),
    author: text('author', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    status: text('status').$type<MessageStatus>().notNull().default('complete'),
    clientId: uuid('client_id'),
    /** True while an answer to it is being written. */
    isOpen: boolean('is_open').notNull().default(false),
    /** The process that writes the answer to it. */
    writer: integer('writer').default(THIS_WRITER),
    answerTo: uuid('answer_to'),
    error: text('error').$type<FailureCode>(),
    card: jsonb('card').$type<SafetyCard>(),
    sources: jsonb('sources').$type<AnswerSource[]>(),
    guideNote: jsonb('guide_note').$type<GuideNote>(),
    /** The id of what a visitor tapped. */
    choice: text('choice'),
    choices: jsonb('choices').$type<Choice[]>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('trial_message_client_idx').on(table.visitorId, table.clientId),
    index('trial_message_conversation_idx').on(table.conversationId, table.id),
  ],
)
