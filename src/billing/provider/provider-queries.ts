import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { subscription } from '../../plans/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import { checkout, providerEvent } from '../tables.ts'

export type OpenCheckout = typeof checkout.$inferSelect

/** False when it was told before. */
export const insertEvent = async (db: Db, event: PaymentEvent): Promise<boolean> =>
  (await db.insert(providerEvent).values(event).onConflictDoNothing().returning({ id: providerEvent.id }))
    .length === 1

export const findUnhandledEvent = async (db: Db, id: string): Promise<PaymentEvent | null> => {
  const [row] = await db
    .select()
    .from(providerEvent)
    .where(and(eq(providerEvent.id, id), isNull(providerEvent.handledAt)))
  return row ?? null
}

/** True for exactly one of many who handle the same event. */
export const claimEvent = async (tx: Db, id: string, handledAt: Date): Promise<boolean> =>
  (
    await tx
      .update(providerEvent)
      .set({ handledAt })
      .where(and(eq(providerEvent.id, id), isNull(providerEvent.handledAt)))
      .returning({ id: providerEvent.id })
  ).length === 1

/** The family's open checkout: this one, or the one that was there before. */
export const openCheckout = async (
  db: Db,
  row: Omit<OpenCheckout, 'sessionId' | 'status'>,
): Promise<OpenCheckout> => {
  await db.insert(checkout).values(row).onConflictDoNothing()
  const [open] = await db
    .select()
    .from(checkout)
    .where(and(eq(checkout.familyId, row.familyId), eq(checkout.status, 'open')))
  return open ?? openCheckout(db, row)
}

export const findCheckout = async (db: Db, familyId: string, id: string): Promise<OpenCheckout | null> => {
  const [row] = await db
    .select()
    .from(checkout)
    .where(and(eq(checkout.familyId, familyId), eq(checkout.id, id)))
  return row ?? null
}

export const findCheckoutBySession = async (db: Db, sessionId: string): Promise<OpenCheckout | null> => {
  const [row] = await db.select().from(checkout).where(eq(checkout.sessionId, sessionId))
  return row ?? null
}

export const updateCheckout = async (
  db: Db,
  { familyId, id }: Pick<OpenCheckout, 'familyId' | 'id'>,
  set: Partial<Pick<OpenCheckout, 'sessionId' | 'status'>>,
): Promise<void> => {
  await db
    .update(checkout)
    .set(set)
    .where(and(eq(checkout.familyId, familyId), eq(checkout.id, id)))
}

export const findFamilyOfSubscription = async (db: Db, providerId: string): Promise<string | null> => {
  const [row] = await db
    .select({ familyId: subscription.familyId })
    .from(subscription)
    .where(eq(subscription.providerSubscriptionId, providerId))
  return row?.familyId ?? null
}

/** The provider's names of all subscriptions that we take for living. */
export const listProviderSubscriptions = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: subscription.providerSubscriptionId })
    .from(subscription)
    .where(isNotNull(subscription.providerSubscriptionId))
  return rows.flatMap(({ id }) => id ?? [])
}

/** What the provider told of and nobody has looked into to the end, oldest first. */
export const listUnhandledEvents = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: providerEvent.id })
    .from(providerEvent)
    .where(isNull(providerEvent.handledAt))
    .orderBy(providerEvent.receivedAt)
  return rows.map(({ id }) => id)
}
