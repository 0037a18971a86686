import { and, eq, isNull } from 'drizzle-orm'
import { visitorOf } from '../accounts/member.ts'
import { findFamilyOf } from '../accounts/queries.ts'
import { family } from '../accounts/tables.ts'
import { listRunning } from '../conversation/data/replies.ts'
import { conversation } from '../conversation/data/tables.ts'
import { child } from '../family/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { trialVisitor } from './tables.ts'
import { findPlace, insertPlace, lockVisitor, type Place, updateVisitor } from './visitors.ts'

/** The family that a visitor wrote in, ready to be an account's: what is said there stays where it is, also while it is answered. Null where nothing was written. */
export const takeOverTrial = async (
  tx: Db,
  visitorId: string | null,
  userId: string,
): Promise<string | null> => {
  const visitor = visitorId ? await lockVisitor(tx, visitorId) : null
  const place = visitor && (await findPlace(tx, visitor))
  if (!visitor || !place?.conversationId) return null
  await leave(tx, visitor.id, place, { familyId: place.familyId, userId })
  return place.familyId
}

/** Moves what a visitor wrote to the family of an account that was there before. Once; what is being answered is moved when they next ask. */
export const bringTrialAlong = (
  db: Db,
  visitorId: string,
  member: { familyId: string; userId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const visitor = await lockVisitor(tx, visitorId)
    const place = visitor && (await findPlace(tx, visitor))
    if (!place?.conversationId) return
    // Its writer knows the reply by its family.
    if ((await listRunning(tx, visitorOf(place.familyId), place.conversationId)).length > 0) return
    await leave(tx, visitorId, place, member)
    await tx.delete(family).where(eq(family.id, place.familyId))
  })

/** A talk without the child that stood for one: parents name theirs. Children are held before conversations, as everywhere. */
const leave = async (
  tx: Db,
  visitorId: string,
  place: Place,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<void> => {
  const theirs = and(eq(child.familyId, place.familyId), eq(child.id, place.childId))
  await tx.select({ id: child.id }).from(child).where(theirs).for('update')
  await tx
    .update(conversation)
    .set({ familyId, childId: null, authorId: userId })
    .where(
      and(
        eq(conversation.familyId, place.familyId),
        eq(conversation.kind, 'trial'),
        isNull(conversation.deletedAt),
      ),
    )
  await tx.delete(child).where(theirs)
  await updateVisitor(tx, visitorId, { familyId, ageMonths: place.ageMonths })
}

/**
 * Takes trials out of an account whose address turned out to be somebody else's: they are their visitor's again, and come along with whoever
 * signs in next in that browser. Where that has another talk by now, they are nobody's, and go in time.
 */
export const handBackTrials = async (tx: Db, userId: string): Promise<void> => {
  const familyId = await findFamilyOf(tx, userId)
  if (!familyId) return
  const theirs = and(
    eq(conversation.familyId, familyId),
    eq(conversation.kind, 'trial'),
    eq(conversation.authorId, userId),
  )
  const [visitor] = await tx
    .select()
    .from(trialVisitor)
    .where(eq(trialVisitor.familyId, familyId))
    .for('update')
  if (!visitor && (await tx.$count(conversation, theirs)) === 0) return
  const place = await insertPlace(tx, visitor?.ageMonths)
  await tx
    .update(conversation)
    .set({ familyId: place.familyId, childId: place.childId, authorId: null })
    .where(theirs)
  // Of two browsers one gets both: whoever used them read both in the account.
  await tx.update(trialVisitor).set({ familyId: null }).where(eq(trialVisitor.familyId, familyId))
  if (visitor) await updateVisitor(tx, visitor.id, { familyId: place.familyId, ageMonths: null })
}
