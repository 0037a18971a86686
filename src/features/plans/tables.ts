import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { family } from '../accounts/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const plan = pgTable('plan', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents').notNull(),
  setupFeeCents: integer('setup_fee_cents').notNull(),
  currency: text('currency').notNull(),
  maxChildren: integer('max_children').notNull(),
  maxConversations: integer('max_conversations').notNull(),
  isDedicatedNumberPerChild: boolean('is_dedicated_number_per_child').notNull(),
  features: text('features').array().notNull(),
  badge: text('badge'),
  position: integer('position').notNull(),
})

export const subscription = pgTable('subscription', {
  familyId: uuid('family_id')
    .primaryKey()
    .references(() => family.id, { onDelete: 'cascade' }),
  planId: text('plan_id')
    .notNull()
    .references(() => plan.id),
  subscribedAt: time('subscribed_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  isActive: boolean('is_active').notNull().default(true),
})
