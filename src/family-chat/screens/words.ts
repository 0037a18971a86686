import { shortName } from '../../conversation/screens/modes.ts'
import { refusalWords } from '../../conversation/screens/words.ts'
import type { ChatMember } from '../contract.ts'
import type { AnswerMode } from '../rules.ts'
import type { Trouble } from './use-saying.ts'

export const FORMER = 'Former member'
export const COACH = 'Kinwise coach'

export const MODES: Record<AnswerMode, { label: string; text: string; short: string }> = {
  asked: {
    label: 'When asked',
    short: 'Coach: when asked',
    text: "When you press 'Ask the coach', or call it: 'Coach, what can we try?'",
  },
  questions: {
    label: 'On every question',
    short: 'Coach: every question',
    text: 'Whenever one of you writes a question mark.',
  },
  never: {
    label: 'Just us',
    short: 'Just us',
    text: 'Never. Messages are still checked for danger, so that numbers to call are there.',
  },
}

/** 'Sam is here', of the others. */
export function presenceWords(others: ChatMember[]): string {
  if (others.length === 0) return 'Nobody else has joined yet'
  const here = others.filter(({ isHere }) => isHere).map(({ name }) => shortName(name))
  if (here.length === 0)
    return `${listOf(others.map(({ name }) => shortName(name)))} ${others.length > 1 ? "aren't" : "isn't"} here now`
  return `${listOf(here)} ${here.length > 1 ? 'are' : 'is'} here`
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })
const listOf = (all: string[]): string => names.format(all)

const NO_ANSWER = {
  no_credits:
    "Your message is here. The coach can't answer: this child's messages for the month are used up.",
  no_child: "Your message is here. The coach answers once there's a child it can be about.",
  free_limit:
    'Your message is here, with numbers to call. The coach has given all its free answers for today.',
}

const REFUSED: Record<string, string> = {
  no_family_chat: "Your plan has no family chat any more. You can read it, but your message wasn't sent.",
  member_frozen: 'Your plan has no place for you at the moment. You can read everything, but not write.',
  conflict: "That can't be asked any more. Please reload this page.",
}

export const troubleWords = (trouble: Exclude<Trouble, { type: 'card' }>): string =>
  trouble.type === 'no_answer'
    ? NO_ANSWER[trouble.why]
    : (REFUSED[trouble.error.code] ?? refusalWords(trouble.error))
