import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { child } from '../children/tables.ts'
import type { Holder } from './rules.ts'
import { paidPeriod } from './tables.ts'

/** False when this payment is there already. */
export const insertPaidPeriod = async (
  db: Db,
  row: Omit<typeof paidPeriod.$inferInsert, 'withdrawnAt' | 'createdAt'>,
): Promise<boolean> =>
  (await db.insert(paidPeriod).values(row).onConflictDoNothing().returning({ key: paidPeriod.key }))
    .length === 1

/** The family's children, oldest first, locked: a message that is sent meanwhile waits and then sees the new number. */
export const lockHolders = (tx: Db, familyId: string): Promise<Holder[]> =>
  tx
    .select({ id: child.id, remainingMessages: child.remainingMessages, isFrozen: child.isFrozen })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))
    .for('update')

export const saveHolder = async (tx: Db, familyId: string, holder: Holder): Promise<void> => {
  const { id, remainingMessages, isFrozen } = holder
  await tx
    .update(child)
    .set({ remainingMessages, isFrozen })
    .where(and(eq(child.familyId, familyId), eq(child.id, id)))
}
