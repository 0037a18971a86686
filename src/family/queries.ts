import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import { subscription } from '../plans/tables.ts'
import type { Db } from '../platform/db/db.ts'
import type { Child, StoredChild } from './contract.ts'
import { child, vacatedPlace } from './tables.ts'

/** How many of the family's children were added before this one. */
export const placeOfChild = sql<number>`(
  select count(*)::int from child earlier
  where earlier.family_id = child.family_id and (earlier.created_at, earlier.id) < (child.created_at, child.id))`

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
  place: placeOfChild,
}

export type ChildFields = Pick<Child, 'name' | 'age' | 'interests'> &
  Partial<Pick<Child, 'alsoCalled' | 'personalityProfile' | 'personalityEvaluation'>>

const own = (familyId: string, id: string) => and(eq(child.familyId, familyId), eq(child.id, id))

export const listChildren = (db: Db, familyId: string): Promise<StoredChild[]> =>
  db
    .select(fields)
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))

/** The children a member may see: a carer those they were given, parents all. */
export const listChildrenFor = (db: Db, member: Member): Promise<StoredChild[]> =>
  db
    .select(fields)
    .from(child)
    .where(and(eq(child.familyId, member.familyId), seenBy(member)))
    .orderBy(asc(child.createdAt), asc(child.id))

/** One of them; null when it is not there or not for them to see. */
export const findChildFor = async (db: Db, member: Member, id: string): Promise<StoredChild | null> =>
  (
    await db
      .select(fields)
      .from(child)
      .where(and(own(member.familyId, id), seenBy(member)))
  )[0] ?? null

const seenBy = ({ familyId, userId }: Member) => sql`exists (
  select 1 from family_member m where m.family_id = ${familyId} and m.user_id = ${userId} and (m.role <> 'carer'
    or exists (select 1 from carer_child given where given.family_id = m.family_id and given.user_id = m.user_id
      and given.child_id = ${child.id})))`

export const findChild = async (db: Db, familyId: string, id: string): Promise<StoredChild | null> =>
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
  row: ChildFields & { familyId: string; id: string; remainingMessages: number; givenMessages: number },
): Promise<StoredChild | undefined> => (await db.insert(child).values(row).returning(fields))[0]

/** Null when it is not there, not theirs, or frozen. */
export const updateChildUnlessFrozen = async (
  db: Db,
  familyId: string,
  id: string,
  set: ChildFields,
): Promise<StoredChild | null> => {
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

/** What the child had left; null when it is not there, not theirs, or frozen. */
export const deleteChildUnlessFrozen = async (db: Db, familyId: string, id: string): Promise<Left | null> => {
  const rows = await db
    .delete(child)
    .where(and(own(familyId, id), eq(child.isFrozen, false)))
    .returning({ remainingMessages: child.remainingMessages, givenMessages: child.givenMessages })
  return rows[0] ?? null
}

export type Left = { remainingMessages: number; givenMessages: number }

export const vacatePlace = async (tx: Db, row: Left & { familyId: string; id: string }): Promise<void> => {
  await tx.insert(vacatedPlace).values(row)
}

/** Takes the vacated place that has most left; null when there is none. */
export const takeVacatedPlace = async (tx: Db, familyId: string): Promise<Left | null> => {
  const [best] = await tx
    .select()
    .from(vacatedPlace)
    .where(eq(vacatedPlace.familyId, familyId))
    .orderBy(desc(vacatedPlace.remainingMessages))
    .limit(1)
  if (!best) return null
  await tx.delete(vacatedPlace).where(and(eq(vacatedPlace.familyId, familyId), eq(vacatedPlace.id, best.id)))
  return best
}

/** The child, its row locked until the transaction ends. */
export const lockChild = async (tx: Db, familyId: string, id: string): Promise<StoredChild | null> =>
  (await tx.select(fields).from(child).where(own(familyId, id)).for('update'))[0] ?? null
