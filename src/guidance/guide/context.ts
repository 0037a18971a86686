import type { Card } from '../card.ts'
import type { Library } from '../library.ts'
import { bandOf, type Phrases } from '../phrases.ts'
import { isForParent } from '../search/card-family.ts'
import { fitsAge, type Query } from '../search/search.ts'
import type { GuideRequest, Tried, Turn } from '../talk.ts'
import { fill, type Names } from '../words/fill.ts'
import { pronounOf } from '../words/pronouns.ts'
import { subjectOf } from '../words/subject.ts'
import { writtenOut } from '../words/written-out.ts'

/** All that an answer is put together from. */
export type GuideContext = {
  library: Library
  phrases: Phrases
  kind: GuideRequest['kind']
  /** Whole months of the child that is meant; null where nobody has said. */
  months: number | null
  names: Names
  /** The child of the profile, unless another one is meant now. */
  profile: GuideRequest['child'] | null
  /** What the parent typed last: the new message, or what was tapped upon. */
  query: Query
  /** What the coach said in this talk. */
  spoken: string
  /** The card that was spoken from last, and not turned down. */
  inHand: Card | null
  /** What this child's family tried before; nothing where another child is meant. */
  tried: Tried[]
}

/** Reads a talk, up to and with its new message. */
export const readContext = (library: Library, phrases: Phrases, talk: GuideRequest): GuideContext => {
  const { child, turns, text, choice, kind } = talk
  const typed = [...turns.filter(isTyped).map(({ content }) => content), ...(choice ? [] : [text])]
  const heard = typed.slice(-MOST_HEARD).map(normalised)
  const subject = subjectOf(child, heard)
  return {
    library,
    phrases,
    kind,
    months: subject.months === null ? null : Math.min(subject.months, OLDEST_MONTH),
    names: { name: subject.name, age: subject.ageLabel, pronoun: pronounOf(heard), likes: likesOf(child) },
    profile: subject.isProfile ? child : null,
    query: library.query(typed.at(-1) ?? '', child.name),
    spoken: turns
      .filter(({ author }) => author === 'assistant')
      .map(({ content }) => content)
      .join('\n'),
    inHand: inHandOf(library, turns),
    tried: subject.isProfile ? (talk.tried ?? []) : [],
  }
}

/** The last month of the cards' ages. */
const OLDEST_MONTH = 227
const MOST_HEARD = 12
const MOST_LETTERS = 600
const MOST_LIKES = 2

/** A talk's messages are read again with each new one. */
const normalised = (said: string): string => writtenOut(said.slice(0, MOST_LETTERS))

const isTyped = ({ author, choice }: Turn) => author === 'user' && !choice

const likesOf = ({ interests }: GuideRequest['child']): string =>
  interests
    .map((one) => one.replace(/[{}<>"\p{C}]/gu, '').trim())
    .filter((one) => one !== '' && one.length <= 30)
    .slice(0, MOST_LIKES)
    .join(' and ')

const inHandOf = (library: Library, turns: Turn[]): Card | null => {
  for (const { author, choice, note } of turns.toReversed()) {
    if (author === 'user' && choice === 'else') return null
    if (author === 'assistant' && note?.cardId) return library.card(note.cardId)
  }
  return null
}

/** Whether a card may be given here: it is for this age. A parent's own cards hold for children of all ages. */
export const isForTalk =
  ({ months }: Pick<GuideContext, 'months'>) =>
  (card: Card): boolean =>
    isForParent(card) || fitsAge(card, months)

/** True until it was said in this talk. */
export const isUnsaid = ({ spoken }: Pick<GuideContext, 'spoken'>, template: string): boolean =>
  !says(spoken, template)

/** Whether a text holds what a card says. Looks at the longest stretch without a name, since names and pronouns change places. */
export const says = (text: string, template: string): boolean => {
  const [longest = ''] = template.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return text.includes(longest.trim().slice(1))
}

/** Nobody says 'your child' to their own. */
export const isShareable = ({ names }: Pick<GuideContext, 'names'>, words: string): boolean =>
  !names.name.startsWith('your ') || !words.includes('{name}')

/** A phrase with the child and the age's examples in it. */
export const say = ({ names, phrases, months }: GuideContext, template: string, about = ''): string =>
  fill(template.replaceAll('{topics}', phrases.examples[bandOf(months)]).replaceAll('{about}', about), names)
