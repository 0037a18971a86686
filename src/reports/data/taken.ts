import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { conversation, message } from '../../conversation/data/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { takenStep } from '../../steps/tables.ts'
import type { Tried } from '../rules/tried.ts'

/** The steps a family took before a time, with what came of them; none of a conversation that was deleted. */
export const listTaken = async (db: Db, familyId: string, until: Date): Promise<Tried[]> => {
  const rows = await db
    .select({ step: takenStep })
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
    .where(
      and(
        eq(takenStep.familyId, familyId),
        lt(takenStep.takenAt, until),
        inArray(conversation.kind, ['child', 'general']),
      ),
    )
  return rows.map(({ step: { id, childId, cardId, about, step: text, outcome, messageId, ...at } }) => ({
    ...{ childId, cardId, about, outcome },
    step: { id, text },
    at: at.outcomeAt ?? at.takenAt,
    messageIds: [messageId],
  }))
}

/** The words of taken steps, by id; none for those taken back. */
export const listStepTexts = async (
  db: Db,
  familyId: string,
  ids: string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: takenStep.id, text: takenStep.step })
    .from(takenStep)
    .where(and(eq(takenStep.familyId, familyId), inArray(takenStep.id, ids)))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
