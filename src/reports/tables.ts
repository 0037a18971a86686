import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { family, user } from '../accounts/tables.ts'
import type { ReportData, WorkbookData } from './contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A parent's month in a family: its one slot, since it rests on what this parent may read. What it holds has no word of a parent's, only which messages each sentence rests on. */
export const report = pgTable(
  'report',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM', where the family is. */
    month: text('month').notNull(),
    /** The zone its days are counted in. */
    zone: text('zone').notNull(),
    /** When it was last put in line. */
    askedAt: time('asked_at').notNull(),
    /** The day on which a parent asked last, in that zone. */
    askedOn: text('asked_on'),
    /** Set when it's to be made, or made anew; null once it's made. */
    waitingSince: time('waiting_since'),
    /** Children done, of how many, while it's being made. */
    done: integer('done').notNull().default(0),
    of: integer('of').notNull().default(0),
    madeAt: time('made_at'),
    /** Set once, when the month had ended and its report was put in line. */
    endedAt: time('ended_at'),
    data: jsonb('data').$type<ReportData>(),
    workbook: jsonb('workbook').$type<WorkbookData>(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId, table.month] }),
    index('report_user_idx').on(table.userId),
  ],
)
