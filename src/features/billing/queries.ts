import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { child } from '../children/tables.ts'
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

export const hasPaidSetupFee = async (db: Db, familyId: string): Promise<boolean> => {
  const rows = await db
    .select({ key: paidPeriod.key })
    .from(paidPeriod)
    .where(and(eq(paidPeriod.familyId, familyId), gt(paidPeriod.setupFeeCents, 0)))
    .limit(1)
  return rows.length > 0
}

/** The contract as it stands: the newest checkout, not what renewed it since. */
export const findLatestCheckout = async (db: Db, familyId: string): Promise<PaidPeriod | null> => {
  const [row] = await db
    .select()
    .from(paidPeriod)
    .where(and(eq(paidPeriod.familyId, familyId), eq(paidPeriod.kind, 'checkout')))
    .orderBy(desc(paidPeriod.startsAt), desc(paidPeriod.createdAt))
    .limit(1)
  return row ?? null
}

export const markWithdrawn = async (tx: Db, familyId: string, key: string, at: Date): Promise<void> => {
  await tx
    .update(paidPeriod)
    .set({ withdrawnAt: at })
    .where(and(eq(paidPeriod.familyId, familyId), eq(paidPeriod.key, key)))
}

/** The family's children, oldest first. */
export const listHolders = (db: Db, familyId: string) =>
  db
    .select({ id: child.id, remainingMessages: child.remainingMessages, isFrozen: child.isFrozen })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))

/** The same, locked: a message that is sent meanwhile waits and then sees the new number. */
export const lockHolders = async (tx: Db, familyId: string): Promise<Holder[]> =>
  listHolders(tx, familyId).for('update')

export const saveHolder = async (tx: Db, familyId: string, holder: Holder): Promise<void> => {
  const { id, remainingMessages, isFrozen } = holder
  await tx
    .update(child)
    .set({ remainingMessages, isFrozen })
    .where(and(eq(child.familyId, familyId), eq(child.id, id)))
}

export const forgetUsed = async (tx: Db, familyId: string): Promise<void> => {
  await tx.update(child).set({ usedMessages: 0 }).where(eq(child.familyId, familyId))
}
