import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** What the whole month costs; more than was charged where another plan's unused days were taken off. */
    worthCents: integer('worth_cents').notNull().default(0),
    currency: text('currency').notNull(),
    /** Of the billing address, ISO 3166 alpha-2; null where none was given. */
    country: text('country'),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** Set once another one cut it short: how many messages it had given, and how many of them were used. Null where they are not counted. */
    givenMessages: integer('given_messages'),
    usedMessages: integer('used_messages'),
    withdrawnAt: time('withdrawn_at'),
    /** When the money went back by ourselves or by a bank. */
    refundedAt: time('refunded_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.key] }),
    index('paid_period_family_start_idx').on(table.familyId, table.startsAt),
  ],
)

/** A parent's way to the payment page. At most one is open for a family, so that nobody pays twice; its id is the provider's idempotency key. */
export const checkout = pgTable(
  'checkout',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    planId: text('plan_id')
      .notNull()
      .references(() => plan.id),
    priceCents: integer('price_cents').notNull(),
    setupFeeCents: integer('setup_fee_cents').notNull(),
    currency: text('currency').notNull(),
    /** The provider's name for it, once it has one. */
    sessionId: text('session_id'),
    status: text('status', { enum: ['open', 'paid', 'gone'] })
      .notNull()
      .default('open'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('checkout_open_idx').on(table.familyId).where(sql`status = 'open'`),
    uniqueIndex('checkout_session_idx').on(table.sessionId),
  ],
)

/** What the payment provider told us, once however often it tells it. Only ids: the truth is read from the provider. */
export const providerEvent = pgTable('provider_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: time('created_at').notNull(),
  receivedAt: time('received_at').notNull().defaultNow(),
  subscriptionId: text('subscription_id'),
  checkoutId: text('checkout_id'),
  paymentId: text('payment_id'),
  handledAt: time('handled_at'),
})
