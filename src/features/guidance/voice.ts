import type { Card } from './card.ts'
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
}

/** One of a phrase's forms, the first not yet said in this talk; when all were said, they take turns. */
export const pick = (
  { thread, names }: Desk,
  forms: string[],
  extra: Record<string, string> = {},
): string => {
  const put = (form: string) =>
    form.replace(/\{(title|topics|examples|range)\}/g, (token, key: string) => extra[key] ?? token)
  const isNew = (form: string) => !thread.spoken.includes(fill(put(form), names))
  const chosen = forms.find(isNew) ?? forms[thread.turns % forms.length] ?? ''
  return put(chosen)
}

/** True until a card's sentence was said in this talk. */
export const isUnsaid = ({ thread, names }: Desk, template: string): boolean =>
  !thread.spoken.includes(fill(template, names))

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
