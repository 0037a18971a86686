import { and, eq, getTableColumns, gt, or } from 'drizzle-orm'
import { session, user } from '../accounts/tables.ts'
import type { Db } from '../platform/db/db.ts'
import type { Subscription } from './contract.ts'
import { pushSubscription } from './tables.ts'

type Whose = { userId: string; sessionId: string }

/** Keeps where this browser takes notifications: one for each session, and one session for each browser. */
export const saveSubscription = (
  db: Db,
  { userId, sessionId }: Whose,
  { endpoint, keys: { p256dh, auth } }: Subscription,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = or(eq(pushSubscription.sessionId, sessionId), eq(pushSubscription.endpoint, endpoint))
    await tx.delete(pushSubscription).where(before)
    await tx
      .insert(pushSubscription)
      .values({ sessionId, userId, endpoint, p256dh, auth })
      // Two tabs at once subscribe the same browser.
      .onConflictDoNothing()
  })

export const removeSubscription = async (db: Db, sessionId: string): Promise<void> => {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId))
}

export const hasSubscription = async (db: Db, sessionId: string): Promise<boolean> =>
  (await findSubscription(db, sessionId)) !== null

type Subscribed = Subscription & { isDiscreet: boolean }

export const findSubscription = async (db: Db, sessionId: string): Promise<Subscribed | null> => {
  const [row] = await db
    .select({ ...getTableColumns(pushSubscription), isDiscreet: user.isDiscreet })
    .from(pushSubscription)
    .innerJoin(user, eq(user.id, pushSubscription.userId))
    .where(eq(pushSubscription.sessionId, sessionId))
  if (!row) return null
  const { endpoint, p256dh, auth, isDiscreet } = row
  return { endpoint, keys: { p256dh, auth }, isDiscreet }
}

/** The sessions of a user whose browsers take notifications. */
export const listDevices = async (db: Db, userId: string, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ sessionId: pushSubscription.sessionId })
    .from(pushSubscription)
    .innerJoin(session, and(eq(session.id, pushSubscription.sessionId), gt(session.expiresAt, now)))
    .where(eq(pushSubscription.userId, userId))
  return rows.map(({ sessionId }) => sessionId)
}
