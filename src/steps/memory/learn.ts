import { sql } from 'drizzle-orm'
import type { CoachRequest, Proposed } from '../../coach/coach.ts'
import { fixedIn } from '../../guidance/guide/fixed.ts'
import { smallTalkOf } from '../../guidance/guide/small-talk.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { MemoryKind } from '../contract.ts'
import { isAnswer, sentenceWith } from './sentences.ts'

type Asked = CoachRequest & { kept: NonNullable<CoachRequest['kept']> }
type Answer = { proposed: Proposed[] /** What was answered from. */; cardId: string | null }
type Fact = { kind: MemoryKind; text: string }

/**
 * Keeps what lasts of a message: the sentences a model found, and the answer to what the coach had asked. Only the parent's own words, and nothing
 * of a message with a safety card or of a talk in which somebody was in danger.
 */
export const learn = async (db: Db, asked: Asked, answer: Answer, now: Date): Promise<void> => {
  if (asked.card || asked.isGrave || (asked.choice && !isQuickReply(asked))) return
  for (const fact of factsIn(asked, answer)) await keep(db, asked, fact, now)
}

const factsIn = (asked: Asked, { proposed, cardId }: Answer): Fact[] => {
  const found = proposed.flatMap(({ kind, words }) => {
    const text = sentenceWith(asked.text, words)
    return text ? [{ kind, text }] : []
  })
  return [...found, ...answered(asked, cardId)]
}

/** Said right after the coach asked something, and still about that. */
const answered = (asked: Asked, cardId: string | null): Fact[] => {
  const { turns, text } = asked
  const before = turns.at(-1)
  const isAbout = before?.author === 'assistant' && before.note?.cardId && before.note.cardId === cardId
  const plain = text.trim().toLowerCase()
  const isSaid = isQuickReply(asked) || (isAnswer(text) && !smallTalkOf(plain) && !fixedIn(plain))
  return isAbout && isSaid ? [{ kind: 'answer', text: cleanLine(text) }] : []
}

/** Whether one of the answers that stood below the coach's question was tapped. */
const isQuickReply = ({ turns, choice }: Asked): boolean =>
  turns.at(-1)?.choices?.some(({ id, group }) => group === 'quick_reply' && id === choice) ?? false

/** One statement, so that a card that came in the meantime counts too. Said before, it's kept once. */
const keep = async (
  db: Db,
  { kept: { familyId, messageId } }: Asked,
  { kind, text }: Fact,
  now: Date,
): Promise<void> => {
  await db.execute(sql`
    insert into memory (family_id, id, child_id, message_id, user_id, kind, question, text, created_at)
    select said.family_id, ${newId()}, talk.child_id, said.id, said.user_id, ${kind}, asked.question, ${text},
      ${now.toISOString()}::timestamptz
    from message said
    join conversation talk on talk.family_id = said.family_id and talk.id = said.conversation_id
      and talk.child_id is not null and talk.level is null and talk.deleted_at is null
    left join lateral (select before.parts ->> 'question' as question from message before
      where ${kind} = 'answer' and before.family_id = ${familyId} and before.conversation_id = said.conversation_id
        and before.author = 'assistant' and before.id < said.id order by before.id desc limit 1) asked on true
    where said.family_id = ${familyId} and said.id = ${messageId} and said.card is null and said.user_id is not null
      and (${kind} <> 'answer' or asked.question is not null)
      and not exists (select 1 from memory known where known.family_id = ${familyId}
        and known.user_id = said.user_id and known.child_id = talk.child_id and known.text = ${text})`)
}
