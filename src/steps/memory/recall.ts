import type { Member } from '../../accounts/member.ts'
import type { CoachRequest } from '../../coach/coach.ts'
import type { Tried } from '../../guidance/talk.ts'
import type { Database } from '../../platform/db/db.ts'
import { agoOf } from './ago.ts'

const MOST_TRIED = 12
const MOST_REMEMBERED = 12

type Asked = Member & { childId: string; isShared: boolean }
type Recalled = {
  tried: (Omit<Tried, 'when'> & { at: string })[]
  remembered: NonNullable<CoachRequest['remembered']>
}

/** Of rows of `what` that stand in a conversation the reader may read, the newest. */
const newest = (what: 'taken_step' | 'memory', fields: string, most: number) =>
  `(select coalesce(json_agg(found order by found.id desc), '[]') from (
    select kept.id, ${fields} from ${what} kept
    join message on message.family_id = kept.family_id and message.id = kept.message_id
    join readable_conversation talk on talk.family_id = $1 and talk.reader_id is not distinct from $2::uuid
      and talk.id = message.conversation_id
    where kept.family_id = $1 and kept.child_id = $3 and (talk.is_shared or not $4)
    order by kept.id desc limit ${most}
  ) found)`

/** $1 family $2 reader $3 child $4 only what is shared. Prepared, since every message waits for it. */
const RECALL = {
  name: 'recall',
  text: `select ${newest(
    'taken_step',
    `kept.step, kept.card_id as "cardId", kept.outcome, kept.note, coalesce(kept.outcome_at, kept.taken_at) as at`,
    MOST_TRIED,
  )} as tried, ${newest('memory', 'kept.question, kept.text', MOST_REMEMBERED)} as remembered`,
}

/**
 * What a coach is told of a child besides the talk: what was tried, and what the parent said that lasts. Of what a parent said in private nothing
 * is told where others read the answer.
 */
export const recall = async (
  database: Pick<Database, 'run'>,
  { familyId, userId, childId, isShared }: Asked,
  now: Date,
): Promise<Pick<CoachRequest, 'tried' | 'remembered'>> => {
  const [found] = await database.run<Recalled>(RECALL, [familyId, userId, childId, isShared])
  return {
    tried: found?.tried.map(({ step, cardId, outcome, note, at }) => ({
      ...{ step, cardId, outcome, note },
      when: agoOf(new Date(at), now),
    })),
    remembered: found?.remembered.map(({ question, text }) => ({ question, text })),
  }
}
