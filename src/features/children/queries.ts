import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { subscription } from '../plans/tables.ts'
import type { Child } from './contract.ts'
import { child } from './tables.ts'

const fields = {
  id: child.id,
  name: child.name,
  age: child.age,
  interests: child.interests,
  alsoCalled: child.alsoCalled,
  personalityProfile: child.personalityProfile,
  personalityEvaluation: child.personalityEvaluation,
  remainingMessages: child.remainingMessages,
  usedMessages: child.usedMessages,
  isFrozen: child.isFrozen,
  hasConversation: child.hasConversation,
}

export type ChildFields = Pick<Child, 'name' | 'age' | 'interests'> &
  Partial<Pick<Child, 'alsoCalled' | 'personalityProfile' | 'personalityEvaluation'>>

const own = (familyId: string, id: string) => and(eq(child.familyId, familyId), eq(child.id, id))

export const listChildren = (db: Db, familyId: string): Promise<Child[]> =>
  db
    .select(fields)
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))

export const findChild = async (db: Db, familyId: string, id: string): Promise<Child | null> =>
  (await db.select(fields).from(child).where(own(familyId, id)))[0] ?? null

/** Locks the family's subscription: what counts its children against the plan then happens one after another. */
export const lockPlanOf = async (tx: Db, familyId: string): Promise<void> => {
  await tx
    .select({ id: subscription.familyId })
    .from(subscription)
    .where(eq(subscription.familyId, familyId))
    .for('update')
}

export const countChildren = async (tx: Db, familyId: string): Promise<number> => {
  const [row] = await tx.select({ count: count() }).from(child).where(eq(child.familyId, familyId))
  return row?.count ?? 0
}

export const insertChild = async (
  db: Db,
  row: ChildFields & { familyId: string; id: string; remainingMessages: number },
): Promise<Child | undefined> => (await db.insert(child).values(row).returning(fields))[0]

/** Null when it is not there, not theirs, or frozen. */
export const updateChildUnlessFrozen = async (
  db: Db,
  familyId: string,
  id: string,
  set: ChildFields,
): Promise<Child | null> => {
  const rows = await db
    .update(child)
    .set(set)
    .where(and(own(familyId, id), eq(child.isFrozen, false)))
    .returning(fields)
  return rows[0] ?? null
}

export const unfreezeThese = async (db: Db, familyId: string, ids: string[]): Promise<void> => {
  await db
    .update(child)
    .set({ isFrozen: false })
    .where(and(eq(child.familyId, familyId), inArray(child.id, ids)))
}

export const deleteChildUnlessFrozen = async (db: Db, familyId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(child)
    .where(and(own(familyId, id), eq(child.isFrozen, false)))
    .returning({ id: child.id })
  return rows.length === 1
}

export const setHasConversation = async (
  db: Db,
  familyId: string,
  id: string,
  hasConversation: boolean,
): Promise<void> => {
  await db.update(child).set({ hasConversation }).where(own(familyId, id))
}

/** The child, its row locked until the transaction ends. */
export const lockChild = async (tx: Db, familyId: string, id: string): Promise<Child | null> =>
  (await tx.select(fields).from(child).where(own(familyId, id)).for('update'))[0] ?? null
