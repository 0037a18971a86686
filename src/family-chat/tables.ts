import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { family, familyMember } from '../accounts/tables.ts'
import { conversation } from '../conversation/data/tables.ts'
import type { AnswerMode } from './rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a family decided about its chat; the messages stand in its conversation. */
export const familyChat = pgTable(
  'family_chat',
  {
    familyId: uuid('family_id')
      .primaryKey()
      .references(() => family.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').notNull(),
    answers: text('answers').$type<AnswerMode>().notNull().default('asked'),
  },
  (table) => [
    foreignKey({
      columns: [table.familyId, table.conversationId],
      foreignColumns: [conversation.familyId, conversation.id],
      name: 'family_chat_conversation_fk',
    }).onDelete('cascade'),
  ],
)

/** How far a member has read, whether they're here, and when a mail last said that something is waiting. It goes with the membership. */
export const familyChatMember = pgTable(
  'family_chat_member',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    readPlace: integer('read_place').notNull().default(0),
    /** Moved on while a page is open; it ends by itself. */
    hereUntil: time('here_until'),
    /** When somebody wrote the first message they haven't read; null once all is read. */
    waitingSince: time('waiting_since'),
    remindedAt: time('reminded_at'),
    wantsReminder: boolean('wants_reminder').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    foreignKey({
      columns: [table.familyId, table.userId],
      foreignColumns: [familyMember.familyId, familyMember.userId],
      name: 'family_chat_member_fk',
    }).onDelete('cascade'),
    index('family_chat_member_waiting_idx').on(table.waitingSince).where(sql`waiting_since is not null`),
  ],
)
