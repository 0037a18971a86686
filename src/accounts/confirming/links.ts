import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { user, verification } from '../tables.ts'

const TOKEN_BYTES = 32
const PREFIX = 'confirm-email:'

/** What a link confirms: the address that an account has, or the one that it is to have. */
export type Confirmable = { userId: string; email: string; newEmail: string | null }
export type ConfirmLink = Confirmable & { id: string }

/** Returns what stands behind the link's '#'; the database has its hash alone. It works for an hour, and until one for this account was used. */
export const makeLink = async (db: Db, about: Confirmable): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.insert(verification).values({
    id: newId(),
    identifier: identifierOf(token),
    value: written(about),
    expiresAt: sql`now() + interval '1 hour'` as never,
  })
  return token
}

/** Null for what is no link, and for one that has nothing left to confirm. */
export const findLink = async (db: Db, token: string): Promise<ConfirmLink | null> => {
  const [row] = await db
    .select({ id: verification.id, value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, sql`now()`)))
  if (!row) return null
  const about = JSON.parse(row.value) as Confirmable
  const isOpen = (await db.$count(user, stillOpen(about))) > 0
  return isOpen ? { id: row.id, ...about } : null
}

/** Confirms it, once: of many at once one is true. All other links of the account end with it. */
export const useLink = async (tx: Db, link: ConfirmLink): Promise<boolean> => {
  const [used] = await tx
    .delete(verification)
    .where(eq(verification.id, link.id))
    .returning({ id: verification.id })
  if (!used) return false
  const [confirmed] = await tx
    .update(user)
    .set({ emailVerified: true, email: link.newEmail ?? link.email, updatedAt: sql`now()` as never })
    .where(stillOpen(link))
    .returning({ id: user.id })
  if (!confirmed) return false
  await forgetLinks(tx, link.userId)
  return true
}

export const forgetLinks = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .delete(verification)
    .where(
      and(like(verification.identifier, `${PREFIX}%`), like(verification.value, `{"userId":"${userId}"%`)),
    )
}

/** Whoever is shut out confirms nothing, a verified address needs no link, and an address that somebody has meanwhile is not taken from them. */
const stillOpen = ({ userId, email, newEmail }: Confirmable) =>
  and(
    eq(user.id, userId),
    eq(user.email, email),
    eq(user.disabled, false),
    newEmail === null
      ? eq(user.emailVerified, false)
      : sql`not exists (select 1 from "user" taken where taken.email = ${newEmail})`,
  )

const identifierOf = (token: string): string =>
  PREFIX + createHash('sha256').update(token).digest('base64url')

const written = ({ userId, email, newEmail }: Confirmable): string =>
  JSON.stringify({ userId, email, newEmail })
