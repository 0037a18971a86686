import { trialWords } from '../../content/trial/words.ts'
import { MESSAGE_MAX_CHARS, newestWithin } from '../coach/rules.ts'
import type { Message } from '../conversation/contract.ts'
import { firstChars } from '../platform/clean-text.ts'

/** Nobody in particular: a visitor's child has no profile. */
export const SOME_CHILD = { name: 'your child', age: 0, type: null, interests: [] }
export const TRIAL_TITLE = 'Free trial'
export const GREETING_ID = 'greeting'
export const TRIAL_CONVERSATIONS = 5
export const TRIAL_MESSAGES = 5
/** A conversation is today's for so long, and the next begins no sooner. */
const HOUR_MS = 60 * 60 * 1000
export const CONVERSATION_MS = 24 * HOUR_MS

/** What a visitor said can be read again for so long, on the server and in the browser's copy: as content/site/retention.ts promises. */
export const TRIAL_KEPT_DAYS = 30
export const TRIAL_KEPT_MS = TRIAL_KEPT_DAYS * 24 * HOUR_MS

/** All visitors of one network together: answered in the trial a day, kept without a charge a day, answered in the demo an hour, tapped in either an hour. */
export const NETWORK_LIMITS = {
  trial: { name: 'trial', max: 20, windowMs: 24 * HOUR_MS },
  kept: { name: 'trial-kept', max: 60, windowMs: 24 * HOUR_MS },
  demo: { name: 'demo', max: 40, windowMs: HOUR_MS },
  tap: { name: 'trial-tap', max: 300, windowMs: HOUR_MS },
} as const
/** Who may read a visitor's answers at once: fewer than a family has screens. */
export const READERS = { readersPerKey: 20, readersPerOwner: 40 }

/** As a child's own profile allows. */
export const AGE_MAX_MONTHS = 99 * 12

export const UPGRADE_FROM = 2
export const DEMO_MESSAGES = 5
export const DEMO_UNLIMITED = 999
/** What a demo message brings along at most of the questions before it: so many, and so many characters in all. */
export const DEMO_EARLIER = 8
export const DEMO_EARLIER_CHARS = 4000

/** The newest questions that a demo message may bring along, oldest first. */
export const broughtAlong = (questions: string[]): string[] =>
  newestWithin(
    questions.slice(-DEMO_EARLIER).map((content) => ({ author: 'user' as const, content })),
    DEMO_EARLIER_CHARS,
  ).map(({ content }) => content)

type Visitor = { conversations: number; countedAt: Date | null }

/**
 * What a visitor may still say, where so much was left of the conversation that was counted last; null where that is not theirs any more.
 * A conversation counts from its first charged message on: one whose messages all came back was none.
 */
export const budgetOf = (visitor: Visitor | null, left: number | null, now: Date) => {
  const isReturned = visitor?.countedAt != null && left === TRIAL_MESSAGES
  const conversations = (visitor?.conversations ?? 0) - (isReturned ? 1 : 0)
  const countedAt = isReturned ? null : (visitor?.countedAt ?? null)
  const isToday = countedAt !== null && now.getTime() - countedAt.getTime() < CONVERSATION_MS
  const canStartToday = !isToday && conversations < TRIAL_CONVERSATIONS
  return {
    remaining: isToday ? (left ?? 0) : canStartToday ? TRIAL_MESSAGES : 0,
    total: TRIAL_MESSAGES,
    canStartToday,
    conversationsLeft: TRIAL_CONVERSATIONS - conversations,
    conversations,
    countedAt: isToday ? countedAt : null,
  }
}

const TAIL = `\n\n${trialWords.disclaimer}`

/** What is added to an answer's words; nothing beside a safety card. */
export const tailOf = (hasCard: boolean): string => (hasCard ? '' : TAIL)

export const withoutDisclaimer = (content: string): string =>
  content.replaceAll(trialWords.disclaimer, '').trimEnd()

/** What stands where an answer should. Fixed words: an endpoint's own, its key and its host stay in the log. */
export const failureText = (partial: string): string => {
  const { failure, brokenOff } = trialWords
  return partial.trim() === ''
    ? failure
    : firstChars(`${failure}\n\n${brokenOff}\n\n${partial.trim()}`, 8 * MESSAGE_MAX_CHARS)
}

const SUMMARISED_FROM = 10
const LAST_KEPT = 4
const CHUNK_CHARS = 1500

/** Of what was said before a new message, what is told whole and what only in summary. The greeting and the new message count too. */
export const splitEarlier = <T>(earlier: T[]): { older: T[]; recent: T[] } =>
  earlier.length + 2 > SUMMARISED_FROM
    ? { older: earlier.slice(0, -LAST_KEPT), recent: earlier.slice(-LAST_KEPT) }
    : { older: [], recent: earlier }

/** Messages put together until about 1,500 characters are full; one that is longer is told in several. */
export const chunksOf = (messages: Pick<Message, 'author' | 'content'>[]): string[] => {
  const chunks: string[] = []
  for (const piece of messages.flatMap(piecesOf)) {
    const last = chunks.at(-1)
    if (last !== undefined && last.length + piece.length < CHUNK_CHARS)
      chunks[chunks.length - 1] = `${last}\n${piece}`
    else chunks.push(piece)
  }
  return chunks
}

/** A message in pieces that fit, each with its author, cut between words where there are any. */
const piecesOf = ({ author, content }: Pick<Message, 'author' | 'content'>): string[] => {
  const who = author === 'user' ? 'Parent: ' : 'Coach: '
  const pieces = withoutDisclaimer(content).match(FITTING) ?? []
  return pieces.map((piece) => `${who}${piece}`)
}

const AFTER_FIRST = CHUNK_CHARS - 'Parent: '.length - 1
// By code points, so that no character is cut in two.
const FITTING = new RegExp(`\\S.{0,${AFTER_FIRST}}(?!\\S)|\\S.{0,${AFTER_FIRST}}`, 'gsu')
