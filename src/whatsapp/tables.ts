import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The operator's own numbers, from which families are given theirs. */
export const whatsappNumber = pgTable('whatsapp_number', {
  /** As WhatsApp writes it: a plus, the country's code, digits. */
  number: text('number').primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
