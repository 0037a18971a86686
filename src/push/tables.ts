import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { session, user } from '../accounts/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Where a browser takes notifications for whoever is signed in there. It ends with the session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service. Whoever knows it can't write to it without our key. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's own public key, and a secret it shares with us: only it can read what is sent. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscription_user_idx').on(table.userId)],
)

/** The pair of keys by which push services know this server: one row, made on the first start. */
export const pushKey = pgTable('push_key', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Sealed. */
  privateKey: text('private_key').notNull(),
})
