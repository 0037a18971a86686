import type { Message, ReplyEvent } from '../../conversation/contract.ts'
import { GREETING_ID } from '../rules.ts'

/** The messages after an event. */
export function withEvent(messages: Message[], event: ReplyEvent): Message[] {
  const isJudged = event.type === 'card' || (event.type === 'ended' && event.card !== undefined)
  const judged = isJudged ? withNewestCard(messages, event.card ?? null) : messages
  const added = event.type === 'accepted' ? event.message : event.type === 'ended' ? event.answer : null
  return added && !judged.some(({ id }) => id === added.id) ? [...judged, added] : judged
}

const withNewestCard = (messages: Message[], card: Message['card']): Message[] => {
  const asked = messages.findLast(({ author }) => author === 'user')
  return messages.map((message) => (message === asked ? { ...message, card } : message))
}

/** The parent's messages that the coach was asked to answer. */
export const questionsIn = (messages: Message[]): Message[] =>
  messages.filter(({ author, card }) => author === 'user' && !card)

/** How many of them a demo counts: what is tapped is free. */
export const countedIn = (messages: Message[]): number =>
  questionsIn(messages).filter(({ choice }) => !choice).length

/** What the page shows: the greeting in this page's words, what only the browser still had, and then what the server has. */
export function shownMessages(greeting: string, restored: Message[] | null, known: Message[]): Message[] {
  const ids = new Set(known.map(({ id }) => id))
  const before = (restored ?? []).filter(({ id }) => !ids.has(id))
  const at = before[0]?.createdAt ?? known[0]?.createdAt ?? new Date().toISOString()
  return [greetingOf(greeting, at), ...before, ...known.filter(({ id }) => id !== GREETING_ID)]
}

/** Messages whose answer may still be on its way. */
export const unanswered = (messages: Message[], now: number): Message[] => {
  const answered = new Set(messages.map(({ answerTo }) => answerTo))
  return messages.filter(
    ({ id, author, card, createdAt }) =>
      author === 'user' &&
      !answered.has(id) &&
      (!card || card.level === 'support') &&
      now - Date.parse(createdAt) < WRITING_MS,
  )
}

const WRITING_MS = 5 * 60_000

const greetingOf = (content: string, createdAt: string): Message => ({
  id: GREETING_ID,
  author: 'assistant',
  content,
  createdAt,
  status: 'complete',
  clientId: null,
  answerTo: null,
  card: null,
  sources: [],
  error: null,
})
