import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Estimated tokens that the coach's endpoint was sent and answered with on a day, all families and guests together. */
export const coachTokens = pgTable('coach_tokens', {
  /** '2026-11-20', UTC. */
  day: text('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
})
