import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CoachRequest } from '../../coach/coach.ts'
import { conversation, message } from '../../conversation/data/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { listSteps } from '../data/steps.ts'
import { memory } from '../tables.ts'
import { agoOf } from './ago.ts'

const MOST_TRIED = 12
const MOST_REMEMBERED = 12

/** What a coach is told of a child besides the talk: what was tried, and what the parent said that lasts. */
export const recall = async (
  db: Db,
  { familyId, childId }: { familyId: string; childId: string },
  now: Date,
): Promise<Pick<CoachRequest, 'tried' | 'remembered'>> => {
  const [steps, remembered] = await Promise.all([
    listSteps(db, familyId, childId, now),
    listWords(db, familyId, childId),
  ])
  return {
    tried: steps.slice(0, MOST_TRIED).map(({ step, cardId, outcome, note, at }) => ({
      ...{ step, cardId, outcome, note },
      when: agoOf(new Date(at), now),
    })),
    remembered,
  }
}

const listWords = (db: Db, familyId: string, childId: string) =>
  db
    .select({ question: memory.question, text: memory.text })
    .from(memory)
    .innerJoin(message, and(eq(message.familyId, memory.familyId), eq(message.id, memory.messageId)))
    .innerJoin(
      conversation,
      and(
        eq(conversation.familyId, message.familyId),
        eq(conversation.id, message.conversationId),
        isNull(conversation.deletedAt),
      ),
    )
    .where(and(eq(memory.familyId, familyId), eq(memory.childId, childId)))
    .orderBy(desc(memory.id))
    .limit(MOST_REMEMBERED)
