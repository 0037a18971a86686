import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { family } from '../accounts/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A browser that tried the coach without an account, known by a signed cookie, and what it used of the trial. */
export const trialVisitor = pgTable(
  'trial_visitor',
  {
    id: uuid('id').primaryKey(),
    /** What it wrote is kept there: a family without an account, or once it came along, the one it came to. */
    familyId: uuid('family_id').references(() => family.id, { onDelete: 'set null' }),
    /** How old the child is, once the talk came along; until then its family's child says so. */
    ageMonths: integer('age_months'),
    /** How many conversations were counted, and when the last was. */
    conversations: integer('conversations').notNull().default(0),
    countedAt: time('counted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('trial_visitor_family_idx').on(table.familyId)],
)
