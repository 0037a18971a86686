import { LIMITS, type OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'
import { outcomes } from '../../steps/contract.ts'
import { splitText } from './split-text.ts'

/** What can be answered to 'How did it go?'. */
const HOW_IT_WENT = [...outcomes, 'untried'] as const
type HowItWent = (typeof HOW_IT_WENT)[number]

export type Option = { id: string; label: string }
type Row = Extract<OutgoingMessage, { type: 'list' }>['rows'][number]

/**
 * A text with what can be tapped under it: one message wherever it fits. Up to three short options are buttons, which hold a shorter text;
 * others are a list. Of a long text the last piece has them.
 */
export const withOptions = (text: string, options: Option[], open: string): OutgoingMessage[] => {
  const pieces = splitText(text)
  const last = pieces.pop()
  if (last === undefined) return []
  const before = pieces.map((piece): OutgoingMessage => ({ type: 'text', text: piece }))
  return [...before, tappable(last, options, open)]
}

const tappable = (text: string, options: Option[], open: string): OutgoingMessage => {
  if (options.length === 0) return { type: 'text', text }
  const areButtons =
    options.length <= LIMITS.buttons &&
    text.length <= LIMITS.buttonsText &&
    options.every(({ label }) => label.length <= LIMITS.buttonTitle)
  if (areButtons)
    return { type: 'buttons', text, buttons: options.map(({ id, label }) => ({ id, title: label })) }
  return { type: 'list', text, open, rows: distinct(options.slice(0, LIMITS.rows).map(rowOf)) }
}

const rowOf = ({ id, label }: Option): Row =>
  label.length <= LIMITS.rowTitle
    ? { id, title: label }
    : { id, title: shortened(label, LIMITS.rowTitle), description: shortened(label, LIMITS.rowDescription) }

/** Two rows of one name, such as two children called alike, are told apart by number. */
const distinct = (rows: Row[]): Row[] =>
  rows.map((row, at) =>
    rows.findIndex(({ title }) => title === row.title) === at
      ? row
      : { ...row, title: `${shortened(row.title, LIMITS.rowTitle - 4)} (${at + 1})` },
  )

const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  const whole = (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '')
  return `${whole.trimEnd()}…`
}

/** What stands behind a row or a button of ours. */
export type Tapped =
  | { type: 'child'; childId: string }
  | { type: 'again'; messageId: string }
  | { type: 'card'; messageId: string }
  | { type: 'choice'; conversationId: string; choice: string }
  | { type: 'read' }
  | { type: 'check-in' }
  | { type: 'outcome'; stepId: string; outcome: HowItWent }

/** The templates' buttons. */
export const READ_IT = 'read'
export const CHECK_IN = 'check-in'
export const childOption = (childId: string) => `child|${childId}`
export const againOption = (messageId: string) => `again|${messageId}`
export const cardOption = (messageId: string) => `card|${messageId}`
export const choiceOption = (conversationId: string, choice: string) => `choice|${conversationId}|${choice}`

export const outcomeOption = (stepId: string, outcome: HowItWent) => `outcome|${stepId}|${outcome}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CHOICE = /^[a-z0-9][a-z0-9:_-]*$/

/** Null for what we never offered, whoever made it up. */
export const readTapped = (payload: string): Tapped | null => {
  if (payload === READ_IT) return { type: 'read' }
  if (payload === CHECK_IN) return { type: 'check-in' }
  const [type, id = '', choice = ''] = payload.split('|')
  if (!UUID.test(id)) return null
  if (type === 'child') return { type, childId: id }
  if (type === 'again' || type === 'card') return { type, messageId: id }
  const outcome = HOW_IT_WENT.find((one) => one === choice)
  if (type === 'outcome' && outcome) return { type, stepId: id, outcome }
  if (type === 'choice' && CHOICE.test(choice)) return { type, conversationId: id, choice }
  return null
}
