import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { child, vacatedPlace } from '../family/tables.ts'
import type { Db } from '../platform/db/db.ts'
import type { Holder } from './rules.ts'
import { paidPeriod } from './tables.ts'

export type PaidPeriod = typeof paidPeriod.$inferSelect

/** False when this payment is there already. */
export const insertPaidPeriod = async (
  db: Db,
  row: Omit<typeof paidPeriod.$inferInsert, 'withdrawnAt' | 'createdAt'>,
): Promise<boolean> =>
  (await db.insert(paidPeriod).values(row).onConflictDoNothing().returning({ key: paidPeriod.key }))
    .length === 1

const stands = and(isNull(paidPeriod.withdrawnAt), isNull(paidPeriod.refundedAt))

/** A fee that went back is due again, or each withdrawal would bring a plan without one. */
export const hasPaidSetupFee = async (db: Db, familyId: string): Promise<boolean> => {
  const rows = await db
    .select({ key: paidPeriod.key })
    .from(paidPeriod)
    .where(and(eq(paidPeriod.familyId, familyId), gt(paidPeriod.setupFeeCents, 0), stands))
    .limit(1)
  return rows.length > 0
}

/** The contract as it stands: the newest checkout, not what renewed it since. */
export const findLatestCheckout = async (db: Db, familyId: string): Promise<PaidPeriod | null> => {
  const [row] = await db
    .select()
    .from(paidPeriod)
    .where(and(eq(paidPeriod.familyId, familyId), eq(paidPeriod.kind, 'checkout'), stands))
    .orderBy(desc(paidPeriod.startsAt), desc(paidPeriod.createdAt))
    .limit(1)
  return row ?? null
}

/** All that a family paid for and that stands, newest first. */
export const listPeriods = (db: Db, familyId: string): Promise<PaidPeriod[]> =>
  db
    .select()
    .from(paidPeriod)
    .where(and(eq(paidPeriod.familyId, familyId), stands))
    .orderBy(desc(paidPeriod.startsAt), desc(paidPeriod.createdAt))

const keyed = (familyId: string, keys: string[]) =>
  and(eq(paidPeriod.familyId, familyId), inArray(paidPeriod.key, keys))

/** What a period that another one cut short had given, and what was used of it. */
export const keepUsage = async (
  tx: Db,
  familyId: string,
  key: string,
  { given, used }: { given: number; used: number },
): Promise<void> => {
  await tx
    .update(paidPeriod)
    .set({ givenMessages: given, usedMessages: used })
    .where(keyed(familyId, [key]))
}

export const markWithdrawn = async (tx: Db, familyId: string, keys: string[], at: Date): Promise<void> => {
  await tx.update(paidPeriod).set({ withdrawnAt: at }).where(keyed(familyId, keys))
}

/** The period whose money went back; null when that was done before, or there is no such period. */
export const markRefunded = async (
  tx: Db,
  familyId: string,
  key: string,
  at: Date,
): Promise<PaidPeriod | null> => {
  const rows = await tx
    .update(paidPeriod)
    .set({ refundedAt: at })
    .where(and(keyed(familyId, [key]), stands))
    .returning()
  return rows[0] ?? null
}

/** The family's children, oldest first. */
export const listHolders = (db: Db, familyId: string) =>
  db
    .select({
      id: child.id,
      remainingMessages: child.remainingMessages,
      givenMessages: child.givenMessages,
      isFrozen: child.isFrozen,
    })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))

/** The same, locked: a message that is sent meanwhile waits and then sees the new number. */
export const lockHolders = async (tx: Db, familyId: string): Promise<Holder[]> =>
  listHolders(tx, familyId).for('update')

export const saveHolder = async (tx: Db, familyId: string, holder: Holder): Promise<void> => {
  const { id, ...set } = holder
  await tx
    .update(child)
    .set(set)
    .where(and(eq(child.familyId, familyId), eq(child.id, id)))
}

export const forgetUsed = async (tx: Db, familyId: string): Promise<void> => {
  await tx.update(child).set({ usedMessages: 0 }).where(eq(child.familyId, familyId))
}

/** What deleted children left this month. */
export const listPlaces = async (tx: Db, familyId: string): Promise<Holder[]> => {
  const rows = await tx.select().from(vacatedPlace).where(eq(vacatedPlace.familyId, familyId))
  return rows.map(({ familyId: _, ...place }) => ({ ...place, isFrozen: false }))
}

/** A new month begins: every place is a new one. */
export const forgetPlaces = async (tx: Db, familyId: string): Promise<void> => {
  await tx.delete(vacatedPlace).where(eq(vacatedPlace.familyId, familyId))
}

export const savePlace = async (tx: Db, familyId: string, place: Holder): Promise<void> => {
  const { id, remainingMessages, givenMessages } = place
  await tx
    .update(vacatedPlace)
    .set({ remainingMessages, givenMessages })
    .where(and(eq(vacatedPlace.familyId, familyId), eq(vacatedPlace.id, id)))
}
