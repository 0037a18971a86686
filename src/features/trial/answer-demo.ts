import { newId } from '../../platform/ids.ts'
import type { Coach, CoachRequest } from '../coaching/coach.ts'
import type { Message, ReplyEvent } from '../coaching/contract.ts'
import type { Handling } from '../coaching/send-message.ts'
import type { ReadingGuide } from '../guidance/understand.ts'
import { SOME_CHILD } from './build-trial-request.ts'

/** The built-in guide twice: at once, to work out again what it said before, and at a pace to read along with. */
export type DemoGuide = { answerOf: ReadingGuide; coach: Coach }

type Asked = { text: string; earlier: string[]; clientId: string }

/** The same talk gets the same answer from the guide, so that nothing has to be kept or believed but the parent's own words. */
export async function* answerDemo(
  { answerOf, coach }: DemoGuide,
  { text, earlier, clientId }: Asked,
  { card, care, isAnswered }: Pick<Handling, 'card' | 'care'> & { isAnswered: boolean },
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  // The same however often it is sent: a line that broke sends it again, and it counts once.
  const message = { ...said('user', text), id: clientId, clientId, card }
  const remaining = -1
  yield { type: 'accepted', replyId: message.id, message, remaining }
  if (!isAnswered) return yield { type: 'ended', answer: null, remaining }
  const request = {
    kind: 'child',
    child: SOME_CHILD,
    turns: await turnsOf(earlier, answerOf, signal),
    text,
    care,
  } as const
  const answer = { ...said('assistant', ''), answerTo: message.id }
  for await (const part of coach.answer(request, signal)) {
    if (part.type === 'text') {
      answer.content += part.delta
      yield { type: 'text', delta: part.delta }
    } else if (part.type === 'basis') answer.sources = part.sources
  }
  yield { type: 'ended', answer, remaining }
}

const turnsOf = async (
  earlier: string[],
  answerOf: ReadingGuide,
  signal: AbortSignal,
): Promise<CoachRequest['turns']> => {
  const turns: CoachRequest['turns'] = []
  for (const text of earlier) {
    // Nobody is left to hear it.
    signal.throwIfAborted()
    const { text: content, note } = await answerOf({ child: SOME_CHILD, turns, text })
    turns.push({ author: 'user', content: text, status: 'complete', note: null })
    turns.push({ author: 'assistant', content, status: 'complete', note })
  }
  return turns
}

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
