import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Concern, Level } from './contract.ts'

/** How often a card was shown: never by whom, never about what words, and no finer than a month. */
export const safetyCount = pgTable(
  'safety_count',
  {
    /** '2026-11', UTC. */
    month: text('month').notNull(),
    level: text('level').$type<Exclude<Level, 'none'>>().notNull(),
    concern: text('concern').$type<Concern>().notNull(),
    /** ISO 3166 alpha-2; 'ZZ' where unknown. */
    country: text('country').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.level, table.concern, table.country] }),
    check('safety_count_month_check', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
)
