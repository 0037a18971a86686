import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard, type Match, nearestTo } from './find-cards.ts'
import type { Found } from './follow-ups.ts'
import type { Plan } from './plan.ts'
import { planFor } from './plan-advice.ts'
import { askedOf } from './rules/asked.ts'
import { type ParentState, parentStateOf } from './rules/parent-state.ts'
import type { Rejection } from './rules/rejection.ts'
import type { Subject } from './rules/subject.ts'
import { isSpent, type Thread } from './thread.ts'
import { isUnsaid } from './voice.ts'
import { worryOf } from './worries.ts'

/** The parent puts it right: what they do mean is looked up anew, with the card that was turned down left out. */
export const afterMisreading = (
  finder: Finder,
  thread: Thread,
  subject: Subject,
  rejection: Rejection,
): Plan => {
  const { rest, isOfTopic } = rejection
  const { months } = subject
  const isFor = (card: Card) => isChildCard(card) && (months === null || fitsAge(card, months))
  const [likest] = finder.find([...thread.heard, rest].join(' . '), isFor)
  // All that was told still speaks for the card: only a word of it was wrong.
  const isStill = thread.cards.length === 1 && likest?.card === thread.current
  const turnedDown = isOfTopic && !isStill && thread.current ? [thread.current] : []
  const rejected = new Set([...thread.rejected, ...turnedDown])
  const left = thread.cards.filter((card) => !rejected.has(card))
  const current = left.at(-1) ?? null

  const own = isOfTopic ? OWN_CARDS.get(parentStateOf(rest)) : undefined
  const ofParent = own && finder.cards.find(({ id }) => id === own)
  if (ofParent && !thread.given.has(ofParent.id))
    return { kind: 'advise', card: ofParent, lead: 'sorry', second: null, state: null, isStretch: false }
  const known = knownInstead(finder, left, rest, (card) => isFor(card) && !rejected.has(card))
  if (known) return { kind: 'known', ...known, card: current ?? known.card, from: known.card, isSorry: true }
  const before = left.findLast((card) => (finder.find(rest, (one) => one === card)[0]?.evidence ?? 0) >= HERE)
  if (before) return { kind: 'answered', card: before, asked: askedOf(rest), isSorry: true }
  return worryInstead(finder, thread, subject, rest, rejected) ?? stayWith(finder, thread, current, rest)
}

/** What the cards left of this talk hold for it, else plainly another card for this age. */
const knownInstead = (
  finder: Finder,
  left: Card[],
  rest: string,
  isFor: (card: Card) => boolean,
): Found | null => {
  const [inHand] = left.slice(-1)
  const here = inHand ? finder.followUpOf([inHand], rest) : null
  if (here) return here
  const others = askedOf(rest) === null ? [] : nearestTo(finder, rest, isFor)
  const found = finder.followUpOf([...new Set(left)], rest) ?? finder.followUpOf(others, rest)
  return found && found.likeness >= PLAINLY ? found : null
}

/** A worry in the message by itself, then in it with more and more of what was told before. */
const worryInstead = (
  finder: Finder,
  thread: Thread,
  subject: Subject,
  rest: string,
  rejected: Set<Card>,
): Plan | null => {
  const told = thread.heard.slice(-EARLIER)
  for (const text of [rest, ...told.map((_, at) => [...told.slice(-at - 1), rest].join(' . '))]) {
    const worry = worryOf(finder, text, subject.months, rejected)
    if (!worry.main || !isPlain(worry.main) || worry.main.card === thread.current) continue
    if (isSpent(thread, worry.main.card)) continue
    const plan = planFor(worry, text, thread, subject)
    return plan.kind === 'advise' ? { ...plan, lead: 'sorry' } : plan
  }
  return null
}

/** Nothing better is found: what the card has for it after all. */
const stayWith = (finder: Finder, thread: Thread, current: Card | null, rest: string): Plan => {
  const card = current ?? thread.current
  if (!card) return { kind: 'ask', about: 'misread' }
  const held = finder.followUpOf([card], rest)
  return held && isUnsaid({ thread }, held.followUp.answer)
    ? { kind: 'known', ...held, card, from: card, isSorry: true }
    : { kind: 'answered', card, asked: askedOf(rest), isSorry: true }
}

/** What a card in hand must hold of the message to be the one that is meant. */
const HERE = 1
/** How near a follow-up of a card that is not in hand must be. */
const PLAINLY = 0.75
/** How far back it is read. */
const EARLIER = 4

/** The words name the card's matter, and more than in passing. */
const isPlain = ({ card, names, isCalled, coverage }: Match): boolean =>
  names > 1 || (isChildCard(card) && names > 0 && (isCalled || coverage >= HALF))
const HALF = 0.5

/** 'It is me, I am so tired', 'it is me, I shout': the parent's own card, whatever the words for it. */
const OWN_CARDS = new Map<ParentState | null, string>([
  ['exhausted', 'exhausted-parent'],
  ['desperate', 'exhausted-parent'],
  ['shouted', 'shouting-and-repairing-parent'],
])
