import type { AnswerSource, ConversationKind, MessageStatus } from '../../coach/contract.ts'
import type { AnswerParts, Choice } from '../../guidance/contract.ts'

/** A conversation as a parent takes it along. */
export type ExportedConversation = {
  title: string
  kind: ConversationKind
  child: string
  createdAt: string
  isStarred: boolean
  messages: ExportedMessage[]
}

export type ExportedMessage = {
  from: 'parent' | 'coach'
  text: string
  at: string
  status: MessageStatus
  isStarred: boolean
  /** What the safety card beside it was about. */
  safetyCard: string | null
  sources: AnswerSource[]
  /** Of a coach's answer, which `text` says as a letter, and what could be tapped beneath it. */
  parts: AnswerParts | null
  choices: Choice[]
  /** The id of what the parent tapped. */
  choice: string | null
}

/**
 * The words stay as they were written: each line quoted, and nothing in it markup, so that a reader's program draws no heading of its own
 * and fetches no picture from an address that somebody wrote.
 */
export const toMarkdown = ({ title, createdAt, messages }: ExportedConversation): string =>
  [`# ${inert(title)}`, `Begun ${clock(createdAt)}`, ...messages.map(said)].join('\n\n')

const said = ({ from, text, at, status, isStarred, safetyCard, sources }: ExportedMessage): string => {
  const notes = [status === 'complete' ? null : NOTES[status], isStarred ? 'saved' : null].filter(Boolean)
  const head = `**${from === 'parent' ? 'You' : 'Coach'}**, ${clock(at)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
  const rests = sources.map(({ publisher, title, url }) => `- ${publisher}: ${title} <${url}>`)
  return [
    head,
    quoted(text),
    ...(safetyCard ? [`Shown beside it: ${safetyCard}`] : []),
    ...(rests.length > 0 ? [`Sources:\n${rests.join('\n')}`] : []),
  ].join('\n\n')
}

const NOTES: Record<Exclude<MessageStatus, 'complete'>, string> = {
  stopped: 'stopped',
  failed: 'could not be finished',
  interrupted: 'interrupted',
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${inert(line)}`)
    .join('\n')

/** A line as its letters alone. Addresses become code, which no program makes a link of. */
const inert = (line: string): string =>
  line
    .split(ADDRESS)
    .map((part, place) => (place % 2 === 1 ? asCode(part) : part.replace(MARKUP, '\\$&')))
    .join('')
    .replace(AT_THE_START, '$1\\$2')

const ADDRESS = /((?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|\bwww\.|\bmailto:)[^\s<>]*[^\s<>.,;:!?'")\]])/i
const MARKUP = /[\\`*_[<|~]|&(?=#?\w+;)/g
const AT_THE_START = /^(\s*\d{0,9})([#>+=.)-])/

const asCode = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length)) + 1)
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

const clock = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
