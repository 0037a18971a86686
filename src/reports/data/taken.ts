import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { message } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { takenStep } from '../../steps/tables.ts'
import type { Tried } from '../rules/tried.ts'

/** The steps a family took before a time, with what came of them, where a member may read the conversation. */
export const listTaken = async (db: Db, member: Member, until: Date): Promise<Tried[]> => {
  const rows = await db
    .select({ step: takenStep })
    .from(takenStep)
    .innerJoin(message, and(eq(message.familyId, takenStep.familyId), eq(message.id, takenStep.messageId)))
    .innerJoin(talk, inReadable(message, member))
    .where(
      and(
        eq(takenStep.familyId, member.familyId),
        lt(takenStep.takenAt, until),
        inArray(talk.kind, ['child', 'general']),
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
export const listStepTexts = async (db: Db, member: Member, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: takenStep.id, text: takenStep.step })
    .from(takenStep)
    .innerJoin(message, and(eq(message.familyId, takenStep.familyId), eq(message.id, takenStep.messageId)))
    .innerJoin(talk, inReadable(message, member))
    .where(and(eq(takenStep.familyId, member.familyId), inArray(takenStep.id, ids)))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
