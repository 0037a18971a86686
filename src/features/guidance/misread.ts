import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard, type Match, nearestTo } from './find-cards.ts'
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
  { rest, isOfTopic }: Rejection,
): Plan => {
  const { months } = subject
  const turnedDown = isOfTopic && thread.current ? [thread.current] : []
  const rejected = new Set([...thread.rejected, ...turnedDown])
  const left = thread.cards.filter((card) => !rejected.has(card))
  const isFor = (card: Card) =>
    !rejected.has(card) && isChildCard(card) && (months === null || fitsAge(card, months))
  const current = left.at(-1) ?? null
  const inHand = current ? finder.followUpOf([current], rest) : null
  const earlier = finder.followUpOf([...new Set(left)], rest)
  const here = inHand ?? (earlier && earlier.likeness >= PLAINLY ? earlier : null)
  const elsewhere = askedOf(rest) === null ? null : finder.followUpOf(nearestTo(finder, rest, isFor), rest)
  const known = here ?? (elsewhere && elsewhere.likeness >= PLAINLY ? elsewhere : null)
  if (known) {
    return { kind: 'known', ...known, card: current ?? known.card, from: known.card, isSorry: true }
  }
  const before = left.findLast((card) => (finder.find(rest, (one) => one === card)[0]?.evidence ?? 0) >= HERE)
  if (before) return { kind: 'answered', card: before, asked: askedOf(rest), isSorry: true }
  const worn = SPENT.has(parentStateOf(rest)) && finder.cards.find(({ id }) => id === 'exhausted-parent')
  if (worn && !thread.given.has(worn.id))
    return { kind: 'advise', card: worn, lead: 'sorry', second: null, state: null, isStretch: false }
  const told = thread.heard.slice(-EARLIER)
  // First the message by itself, then with more and more of what was told before it.
  for (const text of [rest, ...told.map((_, at) => [...told.slice(-at - 1), rest].join(' . '))]) {
    const worry = worryOf(finder, text, months, rejected)
    if (!worry.main || !isPlain(worry.main) || worry.main.card === thread.current) continue
    if (isSpent(thread, worry.main.card)) continue
    const plan = planFor(worry, text, thread, subject)
    return plan.kind === 'advise' ? { ...plan, lead: 'sorry' } : plan
  }
  const stay = current ?? thread.current
  const held = stay && finder.followUpOf([stay], rest)
  if (held && isUnsaid({ thread }, held.followUp.answer))
    return { kind: 'known', ...held, card: stay, from: stay, isSorry: true }
  return stay
    ? { kind: 'answered', card: stay, asked: askedOf(rest), isSorry: true }
    : { kind: 'ask', about: 'misread' }
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

/** 'It is me, I am so tired': the parent's own card, whatever the words for it. */
const SPENT = new Set<ParentState | null>(['exhausted', 'desperate'])
