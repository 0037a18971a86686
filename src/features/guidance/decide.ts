import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard } from './find-cards.ts'
import { hear, isFragment, type Manner, opensNewWorry } from './rules/moves.ts'
import { normalise } from './rules/normalise.ts'
import { isOffTopic } from './rules/off-topic.ts'
import type { ParentState } from './rules/parent-state.ts'
import { isUnknownChild, type Subject } from './rules/subject.ts'
import type { Thread } from './thread.ts'
import { ENOUGH, type Worry, worryOf } from './worries.ts'

/** What the guide will do with a message. */
export type Plan =
  | {
      kind: 'advise'
      card: Card
      lead: Lead
      second: Card | null
      state: ParentState | null
      isStretch: boolean
    }
  | { kind: 'another'; card: Card; manner: Manner }
  | { kind: 'answered' | 'more' | 'next'; card: Card }
  | { kind: 'thanks'; hasWorked: boolean }
  | { kind: 'goodbye' }
  | { kind: 'ask'; about: 'greeting' | 'identity' | 'vague' | 'age' | 'cross' }
  | { kind: 'none'; reason: 'off' | 'parenting' | 'medical' | 'age' | 'grown' }

export type Lead = 'first' | 'new' | 'second'

/** Decides from the message, the talk before it and the cards. */
export const decide = (finder: Finder, thread: Thread, subject: Subject, text: string): Plan => {
  const plain = normalise(text).slice(0, 4000)
  const { current, last } = thread
  const { move, manner, rest } = hear(plain)
  if (move === 'identity') return { kind: 'ask', about: 'identity' }
  if (move === 'greeting') return { kind: 'ask', about: 'greeting' }
  if (move === 'goodbye') return { kind: 'goodbye' }

  const worry = (said: string) => worryOf(finder, said, subject.months)
  const onward = move === 'says' ? null : newWorryIn(rest, worry, current)
  if (onward) return planFor(onward, rest, thread, subject)

  const pending = current && pendingOf(finder, thread, subject)
  if (move === 'thanks') return { kind: 'thanks', hasWorked: manner === 'worked' }
  if (current) {
    if (move === 'another') return { kind: 'another', card: current, manner: manner ?? 'still' }
    if (move === 'more') return { kind: 'more', card: current }
    if (move === 'next' || (move === 'yes' && pending)) {
      if (pending) return advise(pending, 'second')
      return { kind: 'next', card: current }
    }
    if (move === 'yes' || move === 'no' || (move === 'vague' && last?.cardId))
      return { kind: 'answered', card: current }
  }
  if (move === 'another') return { kind: 'ask', about: manner === 'cross' ? 'cross' : 'vague' }
  if (move !== 'says') return { kind: 'ask', about: 'vague' }
  if (isOffTopic(plain)) return { kind: 'none', reason: 'off' }
  if (isUnknownChild(plain)) return { kind: 'ask', about: 'age' }

  const isAnswerToAsk = last !== null && last.cardId === null && last.move === 'ask'
  const before = isAnswerToAsk ? (thread.heard.at(-1) ?? '') : ''
  const found = worry(before && !isOffTopic(before) ? `${before} . ${plain}` : plain)
  if (current && last?.cardId && !isNewWorry(found, current, plain, finder))
    return { kind: 'answered', card: current }
  return planFor(found, plain, thread, subject)
}

const advise = (card: Card, lead: Lead): Plan => ({
  kind: 'advise',
  card,
  lead,
  second: null,
  state: null,
  isStretch: false,
})

/** What is left beside 'thanks' or 'that did not work' can be a worry of its own. */
const newWorryIn = (rest: string, worry: (said: string) => Worry, current: Card | null): Worry | null => {
  if (rest.split(' ').length < 3) return null
  const found = worry(rest)
  if (!found.main || found.main.card === current) return null
  if (!current) return found
  return found.main.evidence >= ENOUGH + 1 && opensNewWorry(rest) ? found : null
}

/** In a talk, a message goes on with the card in hand unless it is clearly about something else. */
const isNewWorry = ({ main }: Worry, current: Card, plain: string, finder: Finder): boolean => {
  if (!main) return plain.split(' ').length > 12 && !isFragment(plain)
  if (main.card === current) return false
  const here = finder.find(plain, (card) => card === current)[0]?.evidence ?? 0
  if (opensNewWorry(plain)) return main.evidence > here * 1.1
  if (isFragment(plain)) return main.evidence >= 5.5 && here < main.evidence * 0.4
  return here < main.evidence * 0.65
}

const planFor = (worry: Worry, plain: string, thread: Thread, subject: Subject): Plan => {
  const { main, second, state, elsewhere } = worry
  const lead = thread.current ? 'new' : 'first'
  if (subject.months !== null && subject.months > OLDEST && !(main && !isChildCard(main.card)))
    return { kind: 'none', reason: 'grown' }
  if (main) {
    if (subject.months === null && isChildCard(main.card)) return { kind: 'ask', about: 'age' }
    return { kind: 'advise', card: main.card, lead, second, state, isStretch: false }
  }
  if (elsewhere && subject.months !== null) {
    if (isNear(elsewhere.card, subject.months))
      return { kind: 'advise', card: elsewhere.card, lead, second: null, state, isStretch: true }
    if (elsewhere.evidence >= ENOUGH + 0.6) return { kind: 'none', reason: 'age' }
  }
  if (isMedical(plain)) return { kind: 'none', reason: 'medical' }
  const words = plain.split(' ').length
  if (words <= 9 && thread.blanks < 2 && !isAsking(plain)) return { kind: 'ask', about: 'vague' }
  if (state && thread.blanks < 1) return { kind: 'ask', about: 'vague' }
  return { kind: 'none', reason: 'parenting' }
}

/** The second worry of an earlier message that has not been taken up. */
const pendingOf = (finder: Finder, thread: Thread, subject: Subject): Card | null => {
  for (const plain of thread.heard.slice(-4).reverse()) {
    const { main, second } = worryOf(finder, plain, subject.months)
    if (main && second && thread.given.has(main.card.id) && !thread.given.has(second.id)) return second
  }
  return null
}

const OLDEST = 227

/** A card for a neighbouring age may be carried over, with a word about it. */
const isNear = (card: Card, months: number): boolean => {
  const gap = fitsAge(card, months) ? 0 : Math.max(card.ages.from - months, months - card.ages.to)
  return gap <= Math.max(2, months * 0.2)
}

const isAsking = (plain: string) =>
  /\?|^(what|how|when|should|can|is|are|do|does|which|where|who|why)\b/.test(plain)

const isMedical = (plain: string) =>
  /\b(medicine|medication|dose|dosage|ibuprofen|paracetamol|tylenol|calpol|antibiotic\w*|vaccin\w+|allerg\w+|eczema|asthma|rash|infection|doctor|hospital|surgery|melatonin|pill|symptom\w*|diagnos\w+|blood|swollen|lump|seizure|fever|vomit\w*|diarrh\w+|pain|limp\w*|prescri\w+)\b/.test(
    plain,
  )
