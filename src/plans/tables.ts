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
  maxAdults: integer('max_adults').notNull().default(1),
  maxCarers: integer('max_carers').notNull().default(0),
  hasFamilyChat: boolean('has_family_chat').notNull().default(false),
  priority: integer('priority').notNull().default(0),
  hasInsightsReport: boolean('has_insights_report').notNull().default(false),
  hasWorkbook: boolean('has_workbook').notNull().default(false),
  features: text('features').array().notNull(),
  badge: text('badge'),
  position: integer('position').notNull(),
  /** True once an operator changed it by command: content/plans.yaml then no longer overwrites it. */
  isEdited: boolean('is_edited').notNull().default(false),
})

export const subscription = pgTable('subscription', {
  familyId: uuid('family_id')
    .primaryKey()
    .references(() => family.id, { onDelete: 'cascade' }),
  planId: text('plan_id')
    .notNull()
    .references(() => plan.id),
  /** When the latest paid period began, or the free plan. */
  subscribedAt: time('subscribed_at').notNull().defaultNow(),
  /** One month later; null for the free plan. */
  expiresAt: time('expires_at'),
  /** False once a paid plan ran out. */
  isActive: boolean('is_active').notNull().default(true),
  /** Set while the parent wants no renewal. */
  cancelledAt: time('cancelled_at'),
  /** When the month's messages were last given. */
  creditsAt: time('credits_at').notNull().defaultNow(),
  /** The end of the period that a mail has said is near. */
  remindedFor: time('reminded_for'),
  /** The payment provider's names for this family, where it renews there. */
  providerCustomerId: text('provider_customer_id'),
  providerSubscriptionId: text('provider_subscription_id').unique(),
  /** The plan that the next period is for, where that is another. */
  nextPlanId: text('next_plan_id').references(() => plan.id),
})
