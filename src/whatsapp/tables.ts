import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { family, familyMember } from '../accounts/tables.ts'
import { child } from '../family/tables.ts'
import type { OutgoingContent } from './rules/outgoing-content.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The operator's own numbers: shared ones for everybody, and those that each belong to one child. */
export const whatsappNumber = pgTable(
  'whatsapp_number',
  {
    /** As WhatsApp writes it: a plus, the country's code, digits. */
    number: text('number').primaryKey(),
    /** Meta's id of it, by which it sends; null until an operator gives it. */
    numberId: text('number_id').unique(),
    kind: text('kind', { enum: ['shared', 'dedicated'] })
      .notNull()
      .default('shared'),
    /** Whose it is, where it is one child's. It's free again once the child is deleted. */
    familyId: uuid('family_id'),
    childId: uuid('child_id'),
    addedAt: time('added_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'whatsapp_number_child_fk',
    }).onDelete('set null'),
    unique('whatsapp_number_child_idx').on(table.familyId, table.childId),
  ],
)

/** Somebody who wrote to us from a phone: a family's once it is linked, nobody's before. */
export const whatsappPerson = pgTable(
  'whatsapp_person',
  {
    id: uuid('id').primaryKey(),
    /** WhatsApp's id of the person, such as US.1349; it outlives a change of number. */
    userId: text('whatsapp_user_id').unique(),
    /** The phone's number without the plus; a person may have none. */
    waId: text('wa_id').unique(),
    familyId: uuid('family_id').references(() => family.id, { onDelete: 'cascade' }),
    /** Which member of the family it is. */
    memberId: uuid('member_id'),
    /** Who the talk is about, once that was chosen. A child that is gone is nobody. */
    childId: uuid('child_id'),
    linkedAt: time('linked_at'),
    /** Set from STOP to START. */
    stoppedAt: time('stopped_at'),
    /** A day from here on we may write freely. */
    lastInboundAt: time('last_inbound_at').notNull(),
    /** The number of ours they wrote to last: the answer comes from there. */
    numberId: text('number_id').notNull(),
    /** Whoever reads this person's messages, or sends to them, holds it until then. */
    readingUntil: time('reading_until'),
    sendingUntil: time('sending_until'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Whoever leaves a family takes no phone of it along.
    foreignKey({
      columns: [table.familyId, table.memberId],
      foreignColumns: [familyMember.familyId, familyMember.userId],
      name: 'whatsapp_person_member_fk',
    }).onDelete('set null'),
  ],
)

/** A message that came in, once by WhatsApp's id of it. Its words go as soon as it's dealt with. */
export const whatsappInbound = pgTable(
  'whatsapp_inbound',
  {
    id: uuid('id').primaryKey(),
    wamid: text('wamid').notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => whatsappPerson.id, { onDelete: 'cascade' }),
    numberId: text('number_id').notNull(),
    kind: text('kind', { enum: ['text', 'tap', 'audio', 'reaction', 'unreadable'] }).notNull(),
    text: text('text'),
    tapped: text('tapped'),
    mediaId: text('media_id'),
    sentAt: time('sent_at').notNull(),
    /** Held: it waits for the choice of a child. Asked: the coach answers it. */
    state: text('state', { enum: ['new', 'held', 'asked', 'done'] })
      .notNull()
      .default('new'),
    tries: integer('tries').notNull().default(0),
    /** The family whose talk it went into, and the reply that answers it. */
    familyId: uuid('family_id'),
    replyId: uuid('reply_id'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('whatsapp_inbound_open_idx').on(table.personId, table.id).where(sql`state <> 'done'`),
    index('whatsapp_inbound_age_idx').on(table.createdAt),
  ],
)

/** A message on its way out. Its words go once it has arrived. */
export const whatsappOutgoing = pgTable(
  'whatsapp_outgoing',
  {
    id: uuid('id').primaryKey(),
    /** What it answers, and which part of it: the same message is never queued twice. */
    key: text('key').notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => whatsappPerson.id, { onDelete: 'cascade' }),
    numberId: text('number_id').notNull(),
    /** 0 is for numbers to call; they pass everything else. */
    rank: integer('rank').notNull(),
    content: jsonb('content').$type<OutgoingContent>(),
    /** Waiting: until the person writes again. */
    state: text('state', {
      enum: ['queued', 'waiting', 'sent', 'delivered', 'read', 'failed'],
    })
      .notNull()
      .default('queued'),
    tries: integer('tries').notNull().default(0),
    dueAt: time('due_at').notNull(),
    /** WhatsApp's id of it, once it was sent. */
    wamid: text('wamid').unique(),
    errorCode: text('error_code'),
    billedAs: text('billed_as'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('whatsapp_outgoing_queue_idx')
      .on(table.personId, table.rank, table.id)
      .where(sql`state = 'queued'`),
    index('whatsapp_outgoing_age_idx').on(table.createdAt),
  ],
)

/** A one-time code that links the phone which sends it. One a member; only its hash is kept. */
export const whatsappCode = pgTable(
  'whatsapp_code',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    childId: uuid('child_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'whatsapp_code_child_fk',
    }).onDelete('cascade'),
    primaryKey({ columns: [table.familyId, table.userId] }),
    foreignKey({
      columns: [table.familyId, table.userId],
      foreignColumns: [familyMember.familyId, familyMember.userId],
      name: 'whatsapp_code_member_fk',
    }).onDelete('cascade'),
  ],
)

/** How many messages of a month Meta bills in each category: what the channel costs. */
export const whatsappCount = pgTable(
  'whatsapp_count',
  {
    month: text('month').notNull(),
    category: text('category').notNull(),
    billed: integer('billed').notNull().default(0),
    free: integer('free').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.month, table.category] })],
)
