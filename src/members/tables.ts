import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '../accounts/contract.ts'
import { family, user } from '../accounts/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A place in a family, offered to one address. Its link works once; only its hash is kept. */
export const familyInvitation = pgTable(
  'family_invitation',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role').$type<Exclude<Role, 'owner'>>().notNull(),
    /** For a carer: the children, and the last day, UTC. */
    childIds: uuid('child_ids').array().notNull().default([]),
    until: date('until'),
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state', { enum: ['open', 'accepted', 'withdrawn'] })
      .notNull()
      .default('open'),
    invitedBy: uuid('invited_by').references(() => user.id, { onDelete: 'set null' }),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    // One address has one open invitation to a family, however often it is invited.
    uniqueIndex('family_invitation_open_idx').on(table.familyId, table.email).where(sql`state = 'open'`),
    index('family_invitation_email_idx').on(table.email),
    index('family_invitation_invited_by_idx').on(table.invitedBy),
  ],
)
