import type { Coach, CoachRequest } from '../../coach/coach.ts'
import type { Message, ReplyEvent } from '../../conversation/contract.ts'
import type { SafetyDecision } from '../../conversation/send-message.ts'
import type { Guide } from '../../guidance/guide/guide.ts'
import { newId } from '../../platform/ids.ts'
import { SOME_CHILD } from '../rules.ts'

/** The built-in guide twice: at once, to work out again what it said before, and at a pace to read along with. */
export type DemoGuide = { answerOf: Guide; coach: Coach }

type Turns = CoachRequest['turns']
type Asked = { text: string; turns: Turns; clientId: string; choice?: string | undefined }

/** The same talk gets the same answer from the guide, so that nothing has to be kept or believed but the parent's own words. */
export async function* answerDemo(
  { coach }: Pick<DemoGuide, 'coach'>,
  { text: given, turns, clientId, choice }: Asked,
  { card, care, isAnswered }: Pick<SafetyDecision, 'card' | 'care'> & { isAnswered: boolean },
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  // The same however often it is sent: a line that broke sends it again, and it counts once.
  const text = (choice && labelIn(turns, choice)) ?? given
  const message = { ...said('user', text), id: clientId, clientId, card, choice: choice ?? null }
  const remaining = -1
  yield { type: 'accepted', replyId: message.id, message, remaining }
  if (!isAnswered) return yield { type: 'ended', answer: null, remaining }
  const request = { kind: 'child', child: SOME_CHILD, turns, text, choice: choice ?? null, care } as const
  const answer = { ...said('assistant', ''), answerTo: message.id }
  for await (const part of coach.answer(request, signal)) {
    if (part.type === 'text') {
      answer.content += part.delta
      yield { type: 'text', delta: part.delta }
    } else if (part.type === 'basis') {
      answer.sources = part.sources
      answer.choices = part.choices ?? []
    }
  }
  yield { type: 'ended', answer, remaining }
}

/** What was said before, worked out again: the guide knows the words of what it offered for a tap. */
export const turnsOf = async (
  earlier: string[],
  { answerOf }: Pick<DemoGuide, 'answerOf'>,
  signal?: AbortSignal,
): Promise<Turns> => {
  const turns: Turns = []
  for (const text of earlier) {
    // Nobody is left to hear it.
    signal?.throwIfAborted()
    const { text: content, note, choices } = await answerOf({ kind: 'child', child: SOME_CHILD, turns, text })
    const choice = turns.at(-1)?.choices?.find(({ label }) => label === text)?.id ?? null
    turns.push({ author: 'user', content: text, status: 'complete', note: null, choice })
    turns.push({ author: 'assistant', content, status: 'complete', note, choices })
  }
  return turns
}

/** The words of a choice, where it was offered in these turns. */
export const labelIn = (turns: Turns, choice: string): string | null =>
  turns.flatMap(({ choices }) => choices ?? []).find(({ id }) => id === choice)?.label ?? null

const said = (author: Message['author'], content: string): Message => ({
  id: newId(),
  author,
  content,
  createdAt: new Date().toISOString(),
  status: 'complete',
  clientId: null,
  answerTo: null,
  card: null,
  sources: [],
  error: null,
})
