import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { family, user } from '../accounts/tables.ts'
import { message } from '../conversation/data/tables.ts'
import { child } from '../family/tables.ts'
import type { Channel, MemoryKind, Outcome } from './contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A step of an answer that a parent said they'd try with a child, and what came of it. It goes with the answer it stood in. */
export const takenStep = pgTable(
  'taken_step',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** The answer. */
    messageId: uuid('message_id').notNull(),
    /** Which of its steps, from 0 on. */
    place: integer('place').notNull(),
    /** Who took it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    cardId: text('card_id'),
    /** What the answer was about: 'bedtime battles'. */
    about: text('about'),
    /** The day in the parent's zone. */
    day: date('day').notNull(),
    takenAt: time('taken_at').notNull(),
    outcome: text('outcome').$type<Outcome>(),
    outcomeAt: time('outcome_at'),
    /** A line about how it went, in the parent's words. */
    note: text('note'),
    /** How often the parent was asked how it went. */
    asked: integer('asked').notNull().default(0),
    /** When to ask next, or after the last time to give up. Null once answered or given up. */
    askAt: time('ask_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'taken_step_child_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.familyId, table.messageId],
      foreignColumns: [message.familyId, message.id],
      name: 'taken_step_message_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    // Taken twice, from two tabs, it's one.
    uniqueIndex('taken_step_place_idx').on(table.familyId, table.messageId, table.place),
    index('taken_step_child_idx').on(table.familyId, table.childId),
    index('taken_step_user_idx').on(table.userId),
    index('taken_step_ask_idx').on(table.askAt).where(sql`ask_at is not null`),
  ],
)

/** What the coach remembers of a child besides the steps: a parent's own sentence. It goes with the message it came from. */
export const memory = pgTable(
  'memory',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** The parent's message. */
    messageId: uuid('message_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MemoryKind>().notNull(),
    /** What the coach had asked, where this is the answer. */
    question: text('question'),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the parent put it right. */
    changedAt: time('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'memory_child_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.familyId, table.messageId],
      foreignColumns: [message.familyId, message.id],
      name: 'memory_message_fk',
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('memory_message_idx').on(table.familyId, table.messageId),
    index('memory_child_idx').on(table.familyId, table.childId),
    index('memory_user_idx').on(table.userId),
  ],
)

/** How a parent wants to be asked. Without a row: by mail, at ten, where they were when they first took a step. */
export const checkInSetting = pgTable(
  'check_in_setting',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A name of the time zone database. */
    zone: text('zone').notNull(),
    minuteOfDay: integer('minute_of_day').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    index('check_in_setting_user_idx').on(table.userId),
  ],
)
