import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { ContactMessage } from './contract.ts'
import { contactMessage, newsletterSubscriber } from './tables.ts'

const after = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`
const before = (ms: number) => sql<Date>`now() - make_interval(secs => ${ms / 1000})`

type Asking = { id: string; email: string; tokenHash: string }

/**
 * The subscriber's id where a mail may go out now, else null: confirmed already, or asked within `intervalMs`. One statement, so that of
 * many at once one is let through.
 */
export const askToConfirm = async (
  db: Db,
  { id, email, tokenHash }: Asking,
  { tokenMs, intervalMs }: { tokenMs: number; intervalMs: number },
): Promise<string | null> => {
  const { askedAt, confirmedAt } = newsletterSubscriber
  const token = { tokenHash, tokenEndsAt: after(tokenMs), askedAt: sql`now()` }
  const [row] = await db
    .insert(newsletterSubscriber)
    .values({ id, email, ...token })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: token,
      setWhere: and(isNull(confirmedAt), lt(askedAt, before(intervalMs))),
    })
    .returning({ id: newsletterSubscriber.id })
  return row?.id ?? null
}

/** Whoever holds the token and was not confirmed before this. */
export const confirmByToken = async (db: Db, tokenHash: string) => {
  const { tokenEndsAt, confirmedAt } = newsletterSubscriber
  const [row] = await db
    .update(newsletterSubscriber)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(eq(newsletterSubscriber.tokenHash, tokenHash), isNull(confirmedAt), gt(tokenEndsAt, sql`now()`)),
    )
    .returning({ id: newsletterSubscriber.id, email: newsletterSubscriber.email })
  return row ?? null
}

export const isConfirmedByToken = async (db: Db, tokenHash: string): Promise<boolean> => {
  const { confirmedAt } = newsletterSubscriber
  const rows = await db
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.tokenHash, tokenHash), isNotNull(confirmedAt)))
  return rows.length > 0
}

export const removeSubscriber = async (db: Db, id: string): Promise<void> => {
  await db.delete(newsletterSubscriber).where(eq(newsletterSubscriber.id, id))
}

export const keepMessage = async (db: Db, id: string, message: ContactMessage): Promise<void> => {
  await db.insert(contactMessage).values({ id, ...message })
}

export const findMessage = async (db: Db, id: string): Promise<ContactMessage | null> => {
  const { name, email, subject, message } = contactMessage
  const [row] = await db
    .select({ name, email, subject, message })
    .from(contactMessage)
    .where(eq(contactMessage.id, id))
  return row ?? null
}

/** What is past its time: addresses nobody confirmed, and messages of long ago. */
export const removeOld = async (
  db: Db,
  { unconfirmedDays, messageDays }: { unconfirmedDays: number; messageDays: number },
): Promise<void> => {
  const days = (count: number) => sql`now() - make_interval(days => ${count})`
  const { askedAt, confirmedAt } = newsletterSubscriber
  await db.delete(newsletterSubscriber).where(and(isNull(confirmedAt), lt(askedAt, days(unconfirmedDays))))
  await db.delete(contactMessage).where(lt(contactMessage.createdAt, days(messageDays)))
}
