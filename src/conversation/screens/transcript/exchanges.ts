import type { Message, MessagePage, ReplyEvent, Transcript } from '../../contract.ts'
import type { Live } from '../talk/live-state.ts'

/** A parent's message with what answers it; the greeting is an answer to nothing. */
export type Exchange = {
  key: string
  question: Message | null
  answer: Message | null
  live: Live | null
  /** False until the server said that it keeps the message. */
  isKept: boolean
}

/** The client's own id from the first moment on, so that nothing moves when the message is accepted. */
export const exchangeKey = (message: Message) => message.clientId ?? message.id

/** The conversation as it is shown: each answer under its message, and what is only on this page at the end. */
export function toExchanges({ messages }: Pick<Transcript, 'messages'>, list: readonly Live[]): Exchange[] {
  const lives = new Map(list.map((live) => [live.key, live]))
  const changed = new Set(list.map(({ edits }) => edits))
  const exchanges: Exchange[] = []
  const byQuestion = new Map<string, Exchange>()
  for (const message of messages) {
    if (changed.has(message.id) || (message.answerTo && changed.has(message.answerTo))) continue
    const asked = message.answerTo === null ? undefined : byQuestion.get(message.answerTo)
    if (message.author === 'assistant' && asked) asked.answer = message
    else if (message.author === 'assistant')
      exchanges.push({ key: message.id, question: null, answer: message, live: null, isKept: true })
    else {
      const key = exchangeKey(message)
      const exchange = { key, question: message, answer: null, live: lives.get(key) ?? null, isKept: true }
      lives.delete(key)
      exchanges.push(exchange)
      byQuestion.set(message.id, exchange)
    }
  }
  for (const live of lives.values())
    exchanges.push({
      key: live.key,
      question: live.draft.message ?? ownMessage(live),
      answer: null,
      live,
      isKept: live.draft.message !== null,
    })
  return exchanges.map((exchange) => (exchange.live ? withLive(exchange, exchange.live) : exchange))
}

/** Whether anything can still be tried with it: an answer that came is left alone once another message follows. */
export const isOpenEnded = ({ answer, live }: Exchange, isLast: boolean): boolean =>
  isLast || live !== null || (answer?.status !== 'complete' && answer?.status !== 'stopped')

const withLive = (exchange: Exchange, live: Live): Exchange => ({
  ...exchange,
  question: exchange.question ?? live.draft.message,
  answer: live.phase === 'settled' ? live.draft.answer : null,
})

const owned = new WeakMap<Live['draft'], Message>()

/** The same object for the same draft, so that a repaint of the list skips its bubble. */
const ownMessage = ({ key, text, choice, sentAt, draft }: Live): Message => {
  const known = owned.get(draft)
  if (known) return known
  const message: Message = {
    id: key,
    author: 'user',
    content: text,
    createdAt: sentAt,
    status: 'complete',
    clientId: key,
    answerTo: null,
    card: null,
    sources: [],
    error: null,
    choice: choice ?? null,
  }
  owned.set(draft, message)
  return message
}

/** True once the transcript says as much as the live answer does, or more. */
export function isOvertaken(live: Live, { messages, running }: Transcript): boolean {
  const question = messages.find((message) => message.author === 'user' && exchangeKey(message) === live.key)
  if (!question) return false
  const isAway = live.phase === 'lost' || live.phase === 'waiting' || live.phase === 'unsent'
  if (isAway || running.some(({ messageId }) => messageId === question.id)) return isAway
  const answerId = messages.findLast(({ answerTo }) => answerTo === question.id)?.id ?? null
  if (live.phase === 'settled' && answerId === (live.draft.answer?.id ?? null)) return true
  return answerId !== null && answerId !== live.replaces
}

type Accepted = Extract<ReplyEvent, { type: 'accepted' }>

/** The transcript after a message was accepted, or its answer ended. */
export function withAccepted(
  transcript: Transcript,
  { message, replyId, remaining }: Pick<Accepted, 'message' | 'replyId' | 'remaining'>,
): Transcript {
  const { messages, running } = transcript
  return {
    ...transcript,
    ...counted(transcript, remaining),
    messages: messages.some(({ id }) => id === message.id) ? messages : [...messages, message],
    running: running.some((other) => other.replyId === replyId)
      ? running
      : [...running, { replyId, messageId: message.id }],
  }
}

/** What is left now; what went is used, and what came back is not. */
const counted = (known: Transcript, remaining: number) => ({
  remaining,
  used: Math.max(0, known.used + known.remaining - remaining),
})

/** Without a message that was changed, and its answer. */
export const withoutExchange = (transcript: Transcript, messageId: string): Transcript => ({
  ...transcript,
  messages: transcript.messages.filter(({ id, answerTo }) => id !== messageId && answerTo !== messageId),
})

export const withMark = (
  transcript: Transcript,
  messageId: string,
  mark: Pick<Message, 'isStarred'> | Pick<Message, 'feedback'>,
): Transcript => ({
  ...transcript,
  messages: transcript.messages.map((message) =>
    message.id === messageId ? { ...message, ...mark } : message,
  ),
})

/** A message's card as the coach came to judge it. */
export const withCard = (transcript: Transcript, messageId: string, card: Message['card']): Transcript => ({
  ...transcript,
  messages: transcript.messages.map((message) => (message.id === messageId ? { ...message, card } : message)),
})

export function withEnded(
  transcript: Transcript,
  messageId: string,
  answer: Message | null,
  remaining: number,
): Transcript {
  const others = transcript.messages.filter(({ answerTo }) => answerTo !== messageId)
  return {
    ...transcript,
    ...counted(transcript, remaining),
    messages: answer ? [...others, answer] : others,
    running: transcript.running.filter((reply) => reply.messageId !== messageId),
  }
}

/** News of a conversation's end, with what was read of its past. Where the two do not meet, messages between them are missing: only the end counts then. */
export function withEarlierOf(known: Transcript | undefined, fresh: Transcript): Transcript {
  const first = fresh.messages[0]
  if (!known || !first || !fresh.hasEarlier || known.conversation.id !== fresh.conversation.id) return fresh
  const earlier = known.messages.filter(({ id }) => id < first.id)
  if (earlier.length === 0 || earlier.length === known.messages.length) return fresh
  return { ...fresh, messages: [...earlier, ...fresh.messages], hasEarlier: known.hasEarlier }
}

/** A page of the past put before what is known; nothing changes when that begins elsewhere by now. */
export function withPage(transcript: Transcript, page: MessagePage, before: string): Transcript {
  if (transcript.messages[0]?.id !== before) return transcript
  return { ...transcript, messages: [...page.messages, ...transcript.messages], hasEarlier: page.hasEarlier }
}

/** The answer that is being written to a message. */
export const runningReplyId = (known: Transcript | undefined, messageId: string | undefined) =>
  known?.running.find((reply) => reply.messageId === messageId)?.replyId
