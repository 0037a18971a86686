import type { Card } from './card.ts'
import type { Finder } from './find-cards.ts'
import { BANDS, type Phrases } from './phrases.ts'
import { fill, type Names, thinNames } from './rules/fill.ts'
import type { Subject } from './rules/subject.ts'
import type { GuideNote, Talk } from './talk.ts'
import type { Thread } from './thread.ts'

/** All that an answer is put together from. */
export type Desk = {
  phrases: Phrases
  thread: Thread
  subject: Subject
  names: Names
  /** The child's four letters, where known and where the child is the one of the profile. */
  type: Talk['child']['type']
  /** The new message, normalised. */
  plain: string
  finder: Finder
  /** Something grave was told in the last messages, whatever card is in hand. */
  isHeavy: boolean
  /** It was about danger. */
  isDanger: boolean
  /** Several signs together that this child may be sinking: when to turn to a person is said with the next advice. */
  isSinking: boolean
}

/** A cheerful word would hurt now. */
export const isGrave = ({ isHeavy }: Desk, card: Card | null): boolean => isHeavy || (card?.grave ?? false)

type Extra = Partial<Record<'title' | 'topics' | 'examples' | 'range', string>>

/** One of a phrase's forms that was not said in this talk; where to begin looking changes from turn to turn. */
export const pick = (desk: Desk, forms: string[], extra: Extra = {}): string => {
  const start = desk.thread.turns % forms.length
  return pickInOrder(desk, [...forms.slice(start), ...forms.slice(0, start)], extra)
}

/** The same for forms that are written to follow each other. */
export const pickInOrder = (desk: Desk, forms: string[], extra: Extra = {}): string => {
  const fresh = forms.find((form) => isUnsaid(desk, form))
  const chosen = fresh ?? forms[desk.thread.turns % forms.length] ?? ''
  return chosen.replace(
    /\{(title|topics|examples|range)\}/g,
    (token, key: keyof Extra) => extra[key] ?? token,
  )
}

/** True until a sentence was said in this talk. Looks at its longest stretch without a name, since names and pronouns change places. */
export const isUnsaid = ({ thread }: Pick<Desk, 'thread'>, template: string): boolean => {
  const [longest = ''] = template.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return !thread.spoken.includes(longest.trim().slice(1))
}

/** Paragraphs of templates as plain text with the child in them. */
export const write = ({ names }: Desk, paragraphs: (string | null)[][]): string => {
  const template = paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
  return fill(thinNames(template, MOST_NAMES), names)
}

export const noteOf = (
  move: GuideNote['move'],
  card: Card | null = null,
  given: number[] = [],
): GuideNote => ({
  cardId: card?.id ?? null,
  given,
  move,
})

/** 'bedtime, tantrums or not listening' for an age; the middle of childhood where nobody has said one. */
export const examplesFor = ({ phrases, subject }: Desk): string => {
  const months = subject.months ?? 48
  const band = BANDS[[12, 36, 72, 108, 156].filter((start) => months >= start).length] ?? '3-5'
  const [last = '', ...others] = [...(phrases.examples[band] ?? [])].reverse()
  return `${others.reverse().join(', ')} or ${last}`
}

const MOST_NAMES = 3
