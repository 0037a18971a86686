import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done by one network or account in a window of time. Rows whose window has ended mean nothing. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.key] }),
    index('rate_limit_ends_idx').on(table.endsAt),
  ],
)
