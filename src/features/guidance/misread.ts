import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard, nearestTo } from './find-cards.ts'
import type { Plan } from './plan.ts'
import { planFor } from './plan-advice.ts'
import { askedOf } from './rules/asked.ts'
import type { Rejection } from './rules/rejection.ts'
import type { Subject } from './rules/subject.ts'
import { isSpent, type Thread } from './thread.ts'
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
  const known =
    finder.followUpOf([...new Set(left)], rest) ?? finder.followUpOf(nearestTo(finder, rest, isFor), rest)
  if (known) {
    return { kind: 'known', ...known, card: current ?? known.card, from: known.card, isSorry: true }
  }
  const before = left.findLast((card) => (finder.find(rest, (one) => one === card)[0]?.evidence ?? 0) >= HERE)
  if (before) return { kind: 'answered', card: before, asked: askedOf(rest), isSorry: true }
  const text = rest.split(' ').length > 2 ? rest : `${thread.heard.at(-1) ?? ''} . ${rest}`
  const worry = worryOf(finder, text, months, rejected)
  const isPlain =
    worry.main && (worry.main.names > 1 || (isChildCard(worry.main.card) && worry.main.names > 0))
  if (worry.main && isPlain && worry.main.card !== thread.current && !isSpent(thread, worry.main.card)) {
    const plan = planFor(worry, text, thread, subject)
    return plan.kind === 'advise' ? { ...plan, lead: 'sorry' } : plan
  }
  return current
    ? { kind: 'answered', card: current, asked: askedOf(rest), isSorry: true }
    : { kind: 'none', reason: 'parenting', isSorry: true }
}
/** What a card in hand must hold of the message to be the one that is meant. */
const HERE = 1
