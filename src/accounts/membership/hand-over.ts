import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { familyMember } from '../tables.ts'

/** Gives a family another owner; the one before stays as a parent. False where the other is no parent of it. For use in a transaction. */
export const handOver = async (tx: Db, familyId: string, from: string, to: string): Promise<boolean> => {
  const member = (userId: string) => and(eq(familyMember.familyId, familyId), eq(familyMember.userId, userId))
  // Held in one order, so that two who hand over to each other wait.
  const held = await tx
    .select({ userId: familyMember.userId, role: familyMember.role })
    .from(familyMember)
    .where(and(eq(familyMember.familyId, familyId), ne(familyMember.role, 'carer')))
    .orderBy(asc(familyMember.userId))
    .for('update')
  const roleOf = (userId: string) => held.find((one) => one.userId === userId)?.role
  if (roleOf(from) !== 'owner' || roleOf(to) !== 'parent') return false
  await tx.update(familyMember).set({ role: 'parent' }).where(member(from))
  await tx.update(familyMember).set({ role: 'owner' }).where(member(to))
  return true
}

/**
 * Every family that a user owns and shares with another parent is that parent's from now on: whoever has a place in its plan, then whoever came first.
 * Returns which were handed over.
 */
export const handOverAll = async (tx: Db, userId: string): Promise<string[]> => {
  const handed: string[] = []
  for (const familyId of await listOwned(tx, userId)) {
    const [heir] = await tx
      .select({ userId: familyMember.userId })
      .from(familyMember)
      .where(and(eq(familyMember.familyId, familyId), eq(familyMember.role, 'parent')))
      .orderBy(asc(familyMember.isFrozen), asc(familyMember.createdAt), asc(familyMember.userId))
      .limit(1)
    if (heir && (await handOver(tx, familyId, userId, heir.userId))) handed.push(familyId)
  }
  return handed
}

/** The families a user owns, the oldest first. */
export const listOwned = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ familyId: familyMember.familyId })
    .from(familyMember)
    .where(and(eq(familyMember.userId, userId), eq(familyMember.role, 'owner')))
    .orderBy(asc(familyMember.createdAt), asc(familyMember.familyId))
  return rows.map(({ familyId }) => familyId)
}
