import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { family } from '../accounts/tables.ts'
import { plan } from '../plans/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Every period a family paid for, once: what gives its messages no second time, and knows what was charged. */
export const paidPeriod = pgTable(
  'paid_period',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    /** The payment's own name, the same however often it is reported: a checkout's id, an invoice's id. */
    key: text('key').notNull(),
    planId: text('plan_id')
      .notNull()
      .references(() => plan.id),
    kind: text('kind', { enum: ['checkout', 'renewal'] }).notNull(),
    provider: text('provider', { enum: ['placeholder', 'stripe', 'operator'] }).notNull(),
    priceCents: integer('price_cents').notNull(),
    setupFeeCents: integer('setup_fee_cents').notNull(),
    currency: text('currency').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.key] }),
    index('paid_period_family_start_idx').on(table.familyId, table.startsAt),
  ],
)
