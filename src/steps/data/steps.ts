import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { openedKind } from '../../conversation/data/queries.ts'
import { message } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { rememberErased } from '../../platform/erasures/remember-erased.ts'
import type { TakenStep } from '../contract.ts'
import { takenStep } from '../tables.ts'

export type StepRow = typeof takenStep.$inferSelect

/** Of one child's steps that wait, the first: one at a time is asked about. */
export const isFirst = sql<boolean>`not exists (select 1 from taken_step earlier
  join message on message.family_id = earlier.family_id and message.id = earlier.message_id
  join readable_conversation talk on talk.family_id = message.family_id and talk.id = message.conversation_id
    and talk.reader_id = earlier.user_id
  where earlier.family_id = ${takenStep.familyId} and earlier.user_id = ${takenStep.userId} and earlier.child_id = ${takenStep.childId}
    and earlier.ask_at is not null and earlier.id < ${takenStep.id})`

/** The steps a member took, and those of others from conversations they share, newest first. */
const readSteps = (db: Db, member: Member, which?: SQL) =>
  db
    .select({ step: takenStep, conversationId: talk.id, kind: openedKind, isFirst })
    .from(takenStep)
    .innerJoin(message, and(eq(message.familyId, takenStep.familyId), eq(message.id, takenStep.messageId)))
    .innerJoin(talk, inReadable(message, member))
    .where(and(eq(takenStep.familyId, member.familyId), which))
    .orderBy(desc(takenStep.id))
    .limit(MOST)
const MOST = 500

/** What a child's family tried, newest first. */
export const listSteps = async (
  db: Db,
  member: Member,
  childId: string | null,
  now: Date,
): Promise<TakenStep[]> => {
  const rows = await readSteps(db, member, childId ? eq(takenStep.childId, childId) : undefined)
  return rows.map((row) => present(member, row, now))
}

/** A step with the talk it came from; null where there's none of theirs. */
export const findStep = async (db: Db, member: Member, id: string) =>
  (await readSteps(db, member, eq(takenStep.id, id)))[0] ?? null

const present = (
  { userId }: Member,
  { step, conversationId, kind, isFirst: first }: Awaited<ReturnType<typeof readSteps>>[number],
  now: Date,
): TakenStep => ({
  id: step.id,
  childId: step.childId,
  messageId: step.messageId,
  place: step.place,
  conversationId,
  kind,
  step: step.step,
  cardId: step.cardId,
  about: step.about,
  day: step.day,
  outcome: step.outcome,
  at: (step.outcomeAt ?? step.takenAt).toISOString(),
  note: step.note,
  asksAt: step.askAt && step.askAt > now && step.asked === 0 ? step.askAt.toISOString() : null,
  isOwn: step.userId === userId,
  isDue: step.userId === userId && step.askAt !== null && first && (step.asked > 0 || step.askAt <= now),
})

/** A member's steps with a child that they weren't asked about to the end, the next in turn first. */
export const listWaiting = (
  db: Db,
  { familyId, childId, userId }: Pick<StepRow, 'familyId' | 'childId' | 'userId'>,
): Promise<StepRow[]> =>
  db
    .select()
    .from(takenStep)
    .where(
      and(
        eq(takenStep.familyId, familyId),
        eq(takenStep.childId, childId),
        eq(takenStep.userId, userId),
        isNotNull(takenStep.askAt),
      ),
    )
    .orderBy(asc(takenStep.id))

export const changeStep = async (
  db: Db,
  familyId: string,
  id: string,
  change: Partial<StepRow>,
): Promise<void> => {
  await db
    .update(takenStep)
    .set(change)
    .where(and(eq(takenStep.familyId, familyId), eq(takenStep.id, id)))
}

/** False where they took none such. */
export const removeStep = (db: Db, { familyId, userId }: Member, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(takenStep)
      .where(and(eq(takenStep.familyId, familyId), eq(takenStep.id, id), eq(takenStep.userId, userId ?? '')))
      .returning({ id: takenStep.id })
    await rememberErased(
      tx,
      'taken_step',
      gone.map(({ id }) => id),
    )
    return gone.length === 1
  })
