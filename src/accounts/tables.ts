import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConsentKind, Role } from './contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The first four tables are the auth library's; its field names are the keys here. */
export const user = pgTable('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Set by the operator: signs in no more, and what was open is closed. */
  disabled: boolean('disabled').notNull().default(false),
  /** Whether a second step is asked for after the password. Set by the library once the first code was right. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Set by command: sees /admin, with a second step alone. */
  isOperator: boolean('is_operator').notNull().default(false),
  /** Their mails and notifications don't name the app until they're opened. */
  isDiscreet: boolean('is_discreet').notNull().default(false),
  lastLoginAt: time('last_login_at'),
  /** When a mail said that the account will be erased because nobody has come for years. */
  warnedAt: time('warned_at'),
  /** Set while the account is closed: when all that is theirs is erased. */
  eraseAfter: time('erase_after'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    /** When whoever holds it last gave the password again. */
    provedAt: time('proved_at'),
    /** The family it acts for, where its user chose one of several. It counts only while they belong to that. */
    familyId: uuid('family_id').references((): AnyPgColumn => family.id, { onDelete: 'set null' }),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user_idx').on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user_idx').on(table.userId),
    uniqueIndex('account_provider_idx').on(table.providerId, table.accountId),
  ],
)

/** The second step of an account; the library's field names. Secret and codes are encrypted with the app's secret. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** Until the first code was right it asks for nothing. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: time('locked_until'),
  },
  (table) => [uniqueIndex('two_factor_user_idx').on(table.userId)],
)

/** A key on a device of a parent's; the library's field names. Nothing here opens anything: the other half never leaves the device. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** How often the device says it was used: four bytes without a sign. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: time('created_at').notNull().defaultNow(),
    usedAt: time('used_at'),
  },
  (table) => [index('passkey_user_idx').on(table.userId)],
)

/** A browser that somebody signed in on, so that only a new one is told of. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Of the cookie's value and the user: two parents of one browser have nothing in common here. */
    hash: text('hash').notNull(),
    firstAt: time('first_at').notNull().defaultNow(),
    lastAt: time('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier_idx').on(table.identifier)],
)

/** Whoever is signed in acts for one family; every row that belongs to a family carries its id first in its key. */
export const family = pgTable('family', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** Who belongs to a family. Somebody may belong to several, and acts for one at a time. */
export const familyMember = pgTable(
  'family_member',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    /** The last day of a carer's, UTC; null is until they're removed. */
    until: date('until'),
    /** Beyond what the family's plan is for: reads and takes along, and writes nothing. */
    isFrozen: boolean('is_frozen').notNull().default(false),
    /** The conversations they began go so many days after their last message, unless they have a star; null keeps them. */
    autoDeleteDays: integer('auto_delete_days'),
    /** When they last chose to act for this family; null until they did. */
    chosenAt: time('chosen_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    index('family_member_user_idx').on(table.userId),
    // Of two who hand over or open at once, one is the owner.
    uniqueIndex('family_member_owner_idx').on(table.familyId).where(sql`role = 'owner'`),
  ],
)

/** What a parent says of themselves beside the name and address of their account. */
export const profile = pgTable(
  'profile',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    /** For refunds; both sealed, never readable here. */
    bankName: text('bank_name'),
    bankAccount: text('bank_account'),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    foreignKey({
      columns: [table.familyId, table.userId],
      foreignColumns: [familyMember.familyId, familyMember.userId],
    }).onDelete('cascade'),
  ],
)

/** What a family agreed to and when, in which words. A row is never changed but for its withdrawal; agreeing again is a new row. */
export const consent = pgTable(
  'consent',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Who agreed for themselves; null for what is the family's. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    /** Of the document or sentence, as content/site/consents.ts names it. */
    version: text('version').notNull(),
    /** SHA-256 of the sentence that was agreed to. */
    textHash: text('text_hash').notNull(),
    at: time('at').notNull().defaultNow(),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    // Two requests at once agree once.
    uniqueIndex('consent_given_idx')
      .on(table.familyId, table.kind, table.version, sql`coalesce(${table.userId}, ${table.familyId})`)
      .where(sql`withdrawn_at is null`),
    index('consent_user_idx').on(table.userId),
  ],
)
