import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { openedKind } from '../../conversation/data/queries.ts'
import { conversation, message } from '../../conversation/data/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import type { TakenStep } from '../contract.ts'
import { takenStep } from '../tables.ts'

export type StepRow = typeof takenStep.$inferSelect

/** Of one child's steps that wait, the first: one at a time is asked about. */
export const isFirst = sql<boolean>`not exists (select 1 from taken_step earlier
  join message on message.family_id = earlier.family_id and message.id = earlier.message_id
  join conversation on conversation.family_id = message.family_id and conversation.id = message.conversation_id
    and conversation.deleted_at is null
  where earlier.family_id = ${takenStep.familyId} and earlier.child_id = ${takenStep.childId}
    and earlier.ask_at is not null and earlier.id < ${takenStep.id})`

/** The steps a family took, newest first, but for those of a conversation that was deleted. */
const readSteps = (db: Db, familyId: string, which?: SQL) =>
  db
    .select({ step: takenStep, conversationId: conversation.id, kind: openedKind, isFirst })
    .from(takenStep)
    .innerJoin(message, and(eq(message.familyId, takenStep.familyId), eq(message.id, takenStep.messageId)))
    .innerJoin(
      conversation,
      and(
        eq(conversation.familyId, message.familyId),
        eq(conversation.id, message.conversationId),
        isNull(conversation.deletedAt),
      ),
    )
    .where(and(eq(takenStep.familyId, familyId), which))
    .orderBy(desc(takenStep.id))
    .limit(MOST)
const MOST = 500

/** What a child's family tried, newest first. */
export const listSteps = async (
  db: Db,
  familyId: string,
  childId: string | null,
  now: Date,
): Promise<TakenStep[]> => {
  const rows = await readSteps(db, familyId, childId ? eq(takenStep.childId, childId) : undefined)
  return rows.map((row) => present(row, now))
}

/** A step with the talk it came from; null where there's none of theirs. */
export const findStep = async (db: Db, familyId: string, id: string) =>
  (await readSteps(db, familyId, eq(takenStep.id, id)))[0] ?? null

const present = (
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
  isDue: step.askAt !== null && first && (step.asked > 0 || step.askAt <= now),
})

/** The steps of a child that nobody has asked about to the end, the next in turn first. */
export const listWaiting = (db: Db, familyId: string, childId: string): Promise<StepRow[]> =>
  db
    .select()
    .from(takenStep)
    .where(and(eq(takenStep.familyId, familyId), eq(takenStep.childId, childId), isNotNull(takenStep.askAt)))
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

/** False where there's none of theirs. */
export const removeStep = async (db: Db, familyId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(takenStep)
      .where(and(eq(takenStep.familyId, familyId), eq(takenStep.id, id)))
      .returning({ id: takenStep.id })
  ).length === 1
