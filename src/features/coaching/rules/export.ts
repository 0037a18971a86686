import type { AnswerSource, ConversationKind, MessageStatus } from '../contract.ts'

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
}

/** The words stay as they were written: each line quoted, so that none of them is a heading or a list of the document's own. */
export const toMarkdown = ({ title, createdAt, messages }: ExportedConversation): string =>
  [`# ${title.replace(/([\\`*_#<>[\]])/g, '\\$1')}`, `Begun ${clock(createdAt)}`, ...messages.map(said)].join(
    '\n\n',
  )

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
    .map((line) => `> ${line}`)
    .join('\n')

const clock = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
