import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often nothing was written about what was asked: never by whom, never in what words, and no finer than a month. */
export const guidanceGap = pgTable(
  'guidance_gap',
  {
    /** '2026-11', UTC. */
    month: text('month').notNull(),
    /** What it came nearest to; 'none' where it came near to nothing. */
    topic: text('topic').notNull(),
    /** '3-5': of the child's age. */
    band: text('band').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.topic, table.band] }),
    check('guidance_gap_month_check', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
)
