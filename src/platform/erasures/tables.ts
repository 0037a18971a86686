import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Tables of what a parent deletes, by their names; an account is a user, and closed first. */
export const ERASABLE = [
  'account',
  'child',
  'conversation',
  'message',
  'memory',
  'taken_step',
  'summary',
] as const

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What was deleted for good, so that a restored backup can forget it too. Never in a backup itself. */
export const erasure = pgTable('erasure', {
  /** SHA-256 of the id, in hex: nobody is known by it, only found again. */
  hash: text('hash').primaryKey(),
  what: text('what', { enum: ERASABLE }).notNull(),
  /** When it is gone. Null for an account that was closed and opened again. */
  goneAt: time('gone_at'),
  /** When that was decided: backups from before don't know. */
  at: time('at').notNull(),
})
