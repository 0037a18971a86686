import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who asked for the newsletter. Only a confirmed one is sent any; leaving removes the row. */
export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  /** Of the last mail's link, as a hash: nobody who reads the table can confirm. */
  tokenHash: text('token_hash').notNull().unique(),
  tokenEndsAt: time('token_ends_at').notNull(),
  /** When the last mail that asks to confirm was queued. */
  askedAt: time('asked_at').notNull().defaultNow(),
  confirmedAt: time('confirmed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** What somebody wrote on the contact page; of no family, since anybody may write. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('contact_message_created_idx').on(table.createdAt)],
)
