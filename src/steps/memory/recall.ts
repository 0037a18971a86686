import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import type { CoachRequest } from '../../coach/coach.ts'
import { message } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { listSteps } from '../data/steps.ts'
import { memory } from '../tables.ts'
import { agoOf } from './ago.ts'

const MOST_TRIED = 12
const MOST_REMEMBERED = 12

type Asked = Member & { childId: string; isShared: boolean }

/**
 * What a coach is told of a child besides the talk: what was tried, and what the parent said that lasts. Of what a parent said in private nothing
 * is told where others read the answer.
 */
export const recall = async (
  db: Db,
  asked: Asked,
  now: Date,
): Promise<Pick<CoachRequest, 'tried' | 'remembered'>> => {
  const [steps, remembered] = await Promise.all([
    listSteps(db, asked, asked.childId, now, asked.isShared),
    listWords(db, asked),
  ])
  return {
    tried: steps.slice(0, MOST_TRIED).map(({ step, cardId, outcome, note, at }) => ({
      ...{ step, cardId, outcome, note },
      when: agoOf(new Date(at), now),
    })),
    remembered,
  }
}

const listWords = (db: Db, asked: Asked) =>
  db
    .select({ question: memory.question, text: memory.text })
    .from(memory)
    .innerJoin(message, and(eq(message.familyId, memory.familyId), eq(message.id, memory.messageId)))
    .innerJoin(talk, inReadable(message, asked))
    .where(
      and(
        eq(memory.familyId, asked.familyId),
        eq(memory.childId, asked.childId),
        asked.isShared ? eq(talk.isShared, true) : undefined,
      ),
    )
    .orderBy(desc(memory.id))
    .limit(MOST_REMEMBERED)
