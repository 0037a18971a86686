import { and, desc, eq, isNull, notExists } from 'drizzle-orm'
import { family, familyMember } from '../accounts/tables.ts'
import { insertConversation } from '../conversation/data/queries.ts'
import { conversation } from '../conversation/data/tables.ts'
import { child } from '../family/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { SOME_CHILD, TRIAL_TITLE } from './rules.ts'
import { trialVisitor } from './tables.ts'

export type Visitor = typeof trialVisitor.$inferSelect

/** Where a visitor's words are kept: a family that has no account, and a child that nobody named. */
export type Place = {
  familyId: string
  childId: string
  ageMonths: number | null
  remaining: number
  /** Null before the first message, and once it was cleared. */
  conversationId: string | null
}

export const findVisitor = async (db: Db, id: string): Promise<Visitor | null> =>
  (await db.select().from(trialVisitor).where(eq(trialVisitor.id, id)))[0] ?? null

/** Holds back this visitor's other messages, and their way into an account, until the transaction ends. */
export const lockVisitor = async (tx: Db, id: string): Promise<Visitor | null> =>
  (await tx.select().from(trialVisitor).where(eq(trialVisitor.id, id)).for('update'))[0] ?? null

export const insertVisitor = async (tx: Db): Promise<Visitor> => {
  const [row] = await tx.insert(trialVisitor).values({ id: newId() }).returning()
  if (!row) throw new Error('a visitor was not stored')
  return row
}

export const updateVisitor = async (tx: Db, id: string, set: Partial<Visitor>): Promise<void> => {
  await tx.update(trialVisitor).set(set).where(eq(trialVisitor.id, id))
}

/** Null before anything was written, and where it came along into an account: that is no visitor's any more. */
export const findPlace = async (db: Db, { familyId }: Visitor): Promise<Place | null> => {
  if (!familyId) return null
  const [row] = await db
    .select({
      childId: child.id,
      age: child.age,
      remaining: child.remainingMessages,
      conversationId: conversation.id,
    })
    .from(child)
    .leftJoin(
      conversation,
      and(
        eq(conversation.familyId, child.familyId),
        eq(conversation.childId, child.id),
        isNull(conversation.deletedAt),
      ),
    )
    .where(
      and(
        eq(child.familyId, familyId),
        notExists(
          db
            .select({ id: familyMember.familyId })
            .from(familyMember)
            .where(eq(familyMember.familyId, child.familyId)),
        ),
      ),
    )
    .orderBy(desc(conversation.createdAt))
    .limit(1)
  if (!row) return null
  const { age, ...place } = row
  return { familyId, ...place, ageMonths: Math.round(age * 12) || null }
}

/** A family without an account, for a visitor who has none, or whose last one has an account by now. */
export const insertPlace = async (tx: Db, ageMonths: number | null = null): Promise<Place> => {
  const [familyId, childId] = [newId(), newId()]
  const { name, interests } = SOME_CHILD
  await tx.insert(family).values({ id: familyId })
  await tx
    .insert(child)
    .values({ familyId, id: childId, name, interests, age: (ageMonths ?? 0) / 12, remainingMessages: 0 })
  return { familyId, childId, ageMonths, remaining: 0, conversationId: null }
}

/** What is left of today, and how old the child is where that was said now. */
export const updatePlace = async (
  tx: Db,
  { familyId, childId }: Place,
  { remaining, ageMonths }: { remaining: number; ageMonths: number | undefined },
): Promise<void> => {
  await tx
    .update(child)
    .set({ remainingMessages: remaining, ...(ageMonths ? { age: ageMonths / 12 } : {}) })
    .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
}

export const forgetAge = async (db: Db, { familyId, childId }: Place): Promise<void> => {
  await db
    .update(child)
    .set({ age: 0 })
    .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
}

/** The conversation that a visitor's messages stand in. */
export const openTrial = async (tx: Db, { familyId, childId, conversationId }: Place): Promise<string> => {
  if (conversationId) return conversationId
  const id = newId()
  const row = {
    familyId,
    id,
    childId,
    authorId: null,
    kind: 'trial',
    title: TRIAL_TITLE,
    lastMessage: '',
  } as const
  await insertConversation(tx, { ...row, messageCount: 0 })
  return id
}
