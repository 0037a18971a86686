import type { FailureCode } from '../../coach/contract.ts'
import { isAway, RequestError } from '../../ui/server/request.ts'
import type { Message } from '../contract.ts'

/** What a parent reads where an answer should stand. `message` is one of the words below, never a provider's own. */
export const failureBubble = (message: string) =>
  `I'm having trouble connecting right now. Please try again later. Error: ${message}`

const FAILURE_WORDS: Record<FailureCode, string> = {
  coach_unreachable: "We couldn't reach the coach.",
  coach_timeout: 'The coach took too long to answer.',
  coach_empty: 'The coach sent an empty answer.',
  coach_failed: "The coach couldn't finish this answer.",
  coach_withdrawn: "The answer didn't pass our safety check, so we haven't shown it.",
  coach_cut: 'The answer reached its limit and was cut short.',
  interrupted: 'The answer was interrupted.',
}

export const failureWords = (code: FailureCode | null) => (code && FAILURE_WORDS[code]) || 'Unknown error'

/** Why a message did not reach us at all. */
export function lostWords(error: RequestError | null): string {
  if (error?.code === 'network') return 'No connection to Kinwise.'
  if (error?.code === 'too_many_readers')
    return 'This answer is open in too many places. Close some of them and try again.'
  if (error?.code === 'unavailable') return "Kinwise isn't available for a moment."
  return `Unknown error${error?.id ? ` (${error.id})` : ''}`
}

/** While the line is broken and it's tried again. */
export const reconnectingWords = (error: RequestError | null): string =>
  error && error.status >= 500
    ? "Kinwise isn't available for a moment. Trying again…"
    : 'The connection broke. Trying again…'
/** While a message is kept on this device because nothing can be sent. */
export const WAITING_WORDS =
  'No connection. Your message waits on this device and is sent as soon as possible.'

/** What a screen reader hears when an answer has ended: in a pause, or at once where it failed. */
export function endWords(answer: Message | null): { status: string; alert?: string } {
  if (!answer) return { status: '' }
  if (answer.status === 'complete') return { status: 'Answer ready' }
  if (answer.status === 'stopped') return { status: 'Answer stopped' }
  return { status: '', alert: failureBubble(failureWords(answer.error)) }
}

/** Another answer was wanted and did not come. */
export const keptWords = {
  status: '',
  alert: 'No other answer came. The earlier one is still here, and it cost nothing.',
  refusal: new RequestError('kept', 0),
}

const NO_CREDITS = 'No message credits remaining for this child. Please upgrade your plan.'

const REFUSAL_WORDS: Record<string, string> = {
  no_credits: NO_CREDITS,
  frozen: "Your plan has frozen this profile, so your message wasn't sent.",
  invalid: "We couldn't send this message. Please shorten it a little and try again.",
  too_large: 'This message is too long to be sent.',
  unauthenticated: 'You have been logged out. Your words are kept here: log in again, then send them.',
  email_unverified: 'Please verify your e-mail address first. Your words are kept here.',
  not_found: 'This conversation is no longer there. It may have been deleted on another device.',
  conflict: 'The coach is still answering. Please wait a moment, then send this again.',
  kept: keptWords.alert,
  not_offered: 'This cannot be answered any more. Please type your question.',
  tap_too_many: 'That was a lot at once. Please wait a moment, then tap it again.',
  tap_busy: 'The coach is still answering. Please wait a moment, then tap it again.',
  tap_lost: "This didn't reach us. Please check your connection, then tap it again.",
  too_many: 'That was a lot at once. Please wait a moment, then send this again.',
}

/** Why a message was turned away; it was not kept and cost nothing. */
export const refusalWords = ({ code, id }: RequestError) =>
  REFUSAL_WORDS[code] ?? `We couldn't send your message. Please try again.${id ? ` (${id})` : ''}`

const TAP_CODES: Record<string, string> = {
  too_many: 'tap_too_many',
  conflict: 'tap_busy',
  network: 'tap_lost',
  unavailable: 'tap_lost',
}

/** Why a tap was turned away, or that it never arrived: it can be tapped again. */
export const tapRefusal = (error: RequestError | null): RequestError =>
  error && !(error.code in TAP_CODES)
    ? error
    : new RequestError(TAP_CODES[error?.code ?? 'network'] ?? 'tap_lost', error?.status ?? 0)

/** Trying again may help, or only something else will. */
export type Trouble = 'passing' | 'final'

export const troubleOf = (error: Error): Trouble =>
  error instanceof RequestError && !isAway(error) && error.code in OPENING_WORDS ? 'final' : 'passing'

/** Why the chat itself could not be opened. */
export function openingWords(error: unknown): { title: string; text: string } {
  const { code, id } = error instanceof RequestError ? error : new RequestError('internal', 500)
  const known = OPENING_WORDS[code]
  if (known) return known
  return {
    title: "We couldn't open this chat",
    text: `Please try again in a moment.${id ? ` (${id})` : ''}`,
  }
}

const OPENING_WORDS: Record<string, { title: string; text: string }> = {
  not_found: {
    title: "We couldn't find this chat",
    text: 'It may have been deleted, or it belongs to another account.',
  },
  no_profile: {
    title: 'One step before the first chat',
    text: 'Complete personality profile to start chatting',
  },
  frozen: {
    title: 'This chat is closed for now',
    text: "Your plan has no room for this profile at the moment, so a new chat can't begin.",
  },
  unauthenticated: { title: 'You have been logged out', text: 'Log in again to come back to this chat.' },
  email_unverified: { title: 'Please verify your e-mail', text: 'Then this chat opens for you.' },
  unavailable: {
    title: "Kinwise isn't available for a moment",
    text: "What you've sent is safe. This page tries again by itself.",
  },
  network: {
    title: 'You seem to be offline',
    text: 'Please check your internet connection. This page tries again by itself.',
  },
}
