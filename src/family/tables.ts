import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { family, familyMember } from '../accounts/tables.ts'
import type { Evaluation } from './contract.ts'

export const child = pgTable(
  'child',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Years; months are a fraction, so 0.5 is six months. */
    age: numeric('age', { mode: 'number', precision: 6, scale: 4 }).notNull(),
    interests: text('interests').array().notNull(),
    /** Nicknames: masked like the name. */
    alsoCalled: text('also_called').array().notNull().default([]),
    personalityProfile: text('personality_profile'),
    personalityEvaluation: jsonb('personality_evaluation').$type<Evaluation>(),
    whatsappNumber: text('whatsapp_number'),
    /** -1 is unlimited. */
    remainingMessages: integer('remaining_messages').notNull(),
    /** Messages that cost one since the latest allowance. */
    usedMessages: integer('used_messages').notNull().default(0),
    /** How many of them, used or not, the period that runs has given; 0 where they are not counted. */
    givenMessages: integer('given_messages').notNull().default(0),
    isFrozen: boolean('is_frozen').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    check('child_remaining_messages_check', sql`${table.remainingMessages} >= -1`),
  ],
)

/** A child that a carer of the family may ask about. */
export const carerChild = pgTable(
  'carer_child',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    childId: uuid('child_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId, table.childId] }),
    foreignKey({
      columns: [table.familyId, table.userId],
      foreignColumns: [familyMember.familyId, familyMember.userId],
      name: 'carer_child_member_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.familyId, table.childId],
      foreignColumns: [child.familyId, child.id],
      name: 'carer_child_child_fk',
    }).onDelete('cascade'),
  ],
)

/** What a deleted child had left of this month: the next child that is added goes on with it. Gone when a new month begins. */
export const vacatedPlace = pgTable(
  'vacated_place',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    remainingMessages: integer('remaining_messages').notNull(),
    givenMessages: integer('given_messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
)

/** How many descriptions a family had a model write on its latest day: what bounds the cost of asking. One row a family. */
export const analysisCount = pgTable('analysis_count', {
  familyId: uuid('family_id')
    .primaryKey()
    .references(() => family.id, { onDelete: 'cascade' }),
  /** UTC. */
  day: date('day').notNull(),
  count: integer('count').notNull(),
})
