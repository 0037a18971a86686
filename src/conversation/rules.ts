import type { ConversationKind, TalkKind } from '../coach/contract.ts'
import type { AnswerParts } from '../guidance/contract.ts'
import { firstChars } from '../platform/clean-text.ts'
import type { SafetyCard } from '../safety/contract.ts'
import type { Message, ReplyEvent } from './contract.ts'

/** The state of a running answer, as each client rebuilds it from events. */
export type PartialAnswer = {
  replyId: string
  /** The parent's message, once it is known to be kept. */
  message: Message | null
  text: string
  /** What the text will tell, where it has parts. */
  parts: AnswerParts | null
  /** Its place in line while the coach is busy, first is 1. */
  place: number | null
  ended: boolean
  answer: Message | null
  remaining: number | null
}

export const noAnswerYet = (replyId = ''): PartialAnswer => ({
  replyId,
  message: null,
  text: '',
  parts: null,
  place: null,
  ended: false,
  answer: null,
  remaining: null,
})

/** The one reducer: the writer, the live view, a reload and a second reader all rebuild the same state. */
export const applyEvent = (partial: PartialAnswer, event: ReplyEvent): PartialAnswer => {
  switch (event.type) {
    case 'accepted':
      return { ...partial, replyId: event.replyId, message: event.message, remaining: event.remaining }
    case 'waiting':
      return { ...partial, place: event.place }
    case 'card':
      return withCard(partial, event.card)
    case 'text':
      if (partial.ended) return partial
      return {
        ...partial,
        place: null,
        text: withText(partial.text, event),
        parts: event.parts ?? partial.parts,
      }
    case 'reattach':
      return partial
    case 'ended':
      return {
        ...(event.card === undefined ? partial : withCard(partial, event.card)),
        ended: true,
        answer: event.answer,
        text: event.answer?.content ?? '',
        parts: event.answer?.parts ?? null,
        remaining: event.remaining,
      }
  }
}

/** A reader who came back may be told again what it has: that doubles no character. */
const withText = (known: string, { delta, at = known.length }: { delta: string; at?: number }): string =>
  at + delta.length <= known.length ? known : known.slice(0, at) + delta

const withCard = (partial: PartialAnswer, card: SafetyCard | null): PartialAnswer => ({
  ...partial,
  message: partial.message && { ...partial.message, card },
})

export const LAST_MESSAGE_CHARS = 100
export const OPENING_CHARS = 100
export const TITLE_MAX_CHARS = 200
export const NOTE_MAX_CHARS = 500
/** How long a deleted conversation can be had back. */
export const UNDO_MS = 5 * 60 * 1000
export const HISTORY_PAGE = 10
export const MESSAGE_PAGE = 50
/** For a reader on the way to a message far back. */
export const LONG_PAGE = 200

const KIND_TITLE: Record<ConversationKind, string> = {
  child: 'Children',
  parents: 'Dad & Mom',
  general: 'Parenting',
}

export const conversationTitle = (kind: ConversationKind, child: string, now: Date): string =>
  `${KIND_TITLE[kind]} Chat with ${endedLeftToRight(child)} - ${now.toISOString().slice(0, 10)}`

/** A title as conversations begin with, which tells one from another by the day alone. */
export const isFirstTitle = (title: string): boolean =>
  /^(?:Children|Dad & Mom|Parenting) Chat with .+ - \d{4}-\d\d-\d\d$/s.test(title)

/** Without the mark, the digits behind a name that is written from right to left would be drawn before it. */
const endedLeftToRight = (name: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(name)
    ? `${name}\u200e`
    : name

export const greeting = (kind: ConversationKind, child: string): string => GREETINGS[kind](child)

const GREETINGS: Record<ConversationKind, (child: string) => string> = {
  child: (child) => `Hi! I'm here to help you with ${child}. How can I support you today?`,
  parents: () =>
    "Welcome to Dad and Mom Mode! I'm here to provide immediate assistance/emergency response to any problem about your child. What would you like to ask?",
  general: () => "Hello! I'm your parenting assistant. How can I help you today?",
}

/** The Parenting Chat goes by name and age alone, so it's open before an evaluation. */
export const needsProfile = (kind: ConversationKind): boolean => kind !== 'general'

/** A page begins with a message of the parent's, not with the answer to one that is not on it. */
export const withoutOrphans = <T extends Pick<Message, 'id' | 'answerTo'>>(messages: T[]): T[] => {
  const here = new Set(messages.map(({ id }) => id))
  const start = messages.findIndex(({ answerTo }) => answerTo === null || here.has(answerTo))
  return start > 0 ? messages.slice(start) : messages
}

/** One that broke off or was never begun is none. */
export const isAnswer = (status: Message['status'], text: string): boolean =>
  status === 'complete' || (status === 'stopped' && text !== '')

/** A credit is kept only for an answer; in the trial a message counts, as specified, whatever becomes of it. */
export const keepsCredit = (kind: TalkKind, status: Message['status'], text: string): boolean =>
  kind === 'trial' || isAnswer(status, text)

/** A summary is of so many messages, and there is one for each so many. */
export const SUMMARISED_MESSAGES = 10
const SAID_CHARS = 70
const SAID_MOST = 4
const NO_TOPIC = 'general parenting topics'

/** The count a summary is due for: past ten messages, each time ten more are there. Null when none is. */
export const summaryDue = (messages: number, summarised: number): number | null => {
  const tens = Math.floor(messages / SUMMARISED_MESSAGES) * SUMMARISED_MESSAGES
  return messages > SUMMARISED_MESSAGES && tens > summarised ? tens : null
}

/** What a stretch of talk was about: its topics, and the beginnings of what the parent said. */
export const summaryOf = (topics: readonly string[], said: string[]): string => {
  const about = topics.length > 0 ? topics.join(', ') : NO_TOPIC
  const words = said.slice(-SAID_MOST).map((text) => `"${firstChars(text.replace(/\s+/g, ' '), SAID_CHARS)}"`)
  return `Talked about ${about}.${words.length > 0 ? ` The parent said: ${words.join(' ')}` : ''}`
}

/** Of a summary what a parent is reminded of: its topics, without the words they said. Null where it has none. */
export const noteOf = (summary: string | null): string | null => {
  const [, topics] = summary?.match(/^Talked about ([^."]+)\./) ?? []
  return topics && topics !== NO_TOPIC ? topics : null
}
