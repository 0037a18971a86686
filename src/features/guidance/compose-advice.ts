import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import type { Plan } from './decide.ts'
import { countWords, inSentence, thinNames } from './rules/fill.ts'
import { chooseSuggestions, linked } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

const MOST_WORDS = 168
const MOST_WORDS_WITH_HELP = 185

/** A new worry: the card's opening, two or three steps, words to say, and a question at the end. */
export const adviceOn = (desk: Desk, plan: Extract<Plan, { kind: 'advise' }>): GuideAnswer => {
  const { card, lead, second, state, isStretch } = plan
  const { phrases } = desk
  const leadIn =
    lead === 'first' ? null : pick(desk, lead === 'second' ? phrases.second_worry : phrases.new_worry)
  const opening = [
    leadIn,
    isStretch ? pick(desk, phrases.stretch, { range: rangeOf(card) }) : null,
    isStretch ? withoutAge(card.opening) : isUnsaid(desk, card.opening) ? card.opening : null,
    state && pick(desk, phrases.states[state] ?? []),
  ]
  const offer = second && pick(desk, phrases.second_offer, { title: second.title })
  const given = chooseSuggestions(desk, card, 3)
  return stepsOf(desk, {
    card,
    opening,
    given,
    closing: [helpIn(desk, card), offer ?? closingOf(desk, card)],
    move: 'advise',
  })
}

type Parts = {
  card: Card
  opening: (string | null)[]
  given: number[]
  closing: (string | null)[]
  move: 'advise' | 'another'
}

/** Steps between an opening and a closing. What would make the answer too long is left for later. */
export const stepsOf = (desk: Desk, { card, opening, given, closing, move }: Parts): GuideAnswer => {
  const { phrases } = desk
  const [one, two, three] = given.map((index) => card.suggestions[index])
  const [, secondAt, thirdAt] = given
  const first = one ? linked(given.length > 1 ? pickLink(desk, phrases.first) : '', one.do) : null
  const next = two ? linked(pickLink(desk, phrases.second), two.do) : null
  const fixed = [...opening, first, one?.why ?? null, next, ...closing]
  const room = budget(fixed, closing[0] ? MOST_WORDS_WITH_HELP : MOST_WORDS)
  const words = room(wordsOf(desk, card))
  const lean = room(leanOf(desk, card))
  const why = room(two?.why ?? null)
  const also = room(three ? linked(pickLink(desk, phrases.third), three.do) : null)
  const steps = [first, one?.why ?? null]
  const further = [next, why, also]
  const paragraphs = closing[0]
    ? [opening, [...steps, ...further], [lean, words], closing]
    : [opening, steps, further, [lean, words, ...closing]]
  const text = write(desk, paragraphs)
  const told = [given[0], secondAt, also ? thirdAt : undefined].filter((index) => index !== undefined)
  return { text, sources: card.sources, note: noteOf(move, card, told) }
}

/** The card's question while it is new, then a plain closing line. */
export const closingOf = (desk: Desk, card: Card): string => {
  if (isUnsaid(desk, card.ask)) return card.ask
  return pick(desk, card.grave ? desk.phrases.closing_grave : desk.phrases.closing)
}

/** When to turn to a person, once, where the matter is grave or one of health. */
const helpIn = (desk: Desk, card: Card): string | null =>
  (card.grave || HEALTH.test(card.keywords.join(' '))) && isUnsaid(desk, card.help) ? card.help : null

const HEALTH =
  /\b(fever|temperature|rash|vomiting|reflux|weight gain|self harm|cot death|choking|enuresis|constipat\w+|not walking|speech delay|colic|eating disorder|suicid\w+|newborn)\b/

/** Lets a piece in while there is room for it. */
const budget = (fixed: (string | null)[], most: number) => {
  let used = fixed.reduce((sum, text) => sum + countWords(text ?? ''), 0)
  return (text: string | null): string | null => {
    if (text === null || used + countWords(text) > most) return null
    used += countWords(text)
    return text
  }
}

/** A sentence of the card's to say aloud, not said before. */
export const wordsOf = (desk: Desk, card: Card): string | null => {
  const { phrases, subject } = desk
  const line = card.words.find(
    (words) => isUnsaid(desk, words) && (subject.isProfile || !words.includes('{name}')),
  )
  if (!line) return null
  const forms = isForParent(card)
    ? phrases.say_parent
    : (subject.months ?? 12) < 12
      ? phrases.say_baby
      : phrases.say_child
  return `${pick(desk, forms)} "${line}"`
}

/** How to put it to a child of this type, lightly; a letter that has not been used comes first. */
export const leanOf = (desk: Desk, card: Card): string | null => {
  const { phrases, thread, type } = desk
  if (!type) return null
  const letters = [...type.toUpperCase()] as (keyof typeof card.notes)[]
  const turned = letters.map((_, index) => letters[(index + thread.turns + card.id.length) % letters.length])
  for (const letter of turned) {
    const note = letter && card.notes[letter]
    if (!letter || !note || !isUnsaid(desk, inSentence(thinNames(note, 0)))) continue
    const plain = thinNames(note, 0)
    if (!plain.includes('{name}')) return `${phrases.leans[letter]} ${inSentence(plain)}`
    return `${phrases.leans_when_named[letter]} ${inSentence(note)}`
  }
  return null
}

const pickLink = ({ thread }: Desk, forms: string[]) => forms[thread.turns % forms.length] ?? ''

/** What is said of one age stays out when the card is carried over to another. */
const withoutAge = (opening: string): string =>
  opening
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.includes('{age}'))
    .join(' ')

const rangeOf = ({ ages }: Card): string => {
  const say = (months: number) => (months < 24 ? `${months} months` : `${Math.round(months / 12)} years`)
  return `the ages from ${ages.from === 0 ? 'birth' : say(ages.from)} to ${say(ages.to + 1)}`
}
