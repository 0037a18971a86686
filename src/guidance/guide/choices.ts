import { assess } from '../../safety/assess.ts'
import type { Card, FollowUp } from '../card.ts'
import type { Choice } from '../contract.ts'
import type { Fixed } from '../phrases.ts'
import { isForParent } from '../search/card-family.ts'
import { followUpId } from '../search/follow-up-id.ts'
import type { Match } from '../search/search.ts'
import { capital } from '../words/fill.ts'
import { aboutChild } from './about-child.ts'
import { type Desk, isUnsaid, say } from './desk.ts'
import { isShareable } from './speak.ts'

/** What is asked next of a card: its likeliest follow-ups, the fixed questions that it can serve, and something else. */
export const nextOf = (desk: Desk, card: Card): Choice[] => [
  ...followUpsOf(desk, card, 'next').take(MOST_FOLLOW_UPS),
  ...fixedOf(desk, card),
  elseOf(desk, 'next'),
]
const MOST_FOLLOW_UPS = 4

/** The follow-ups of a card that were not answered yet: those near to what was typed first, then as they were written. */
const followUpsOf = (desk: Desk, card: Card, group: Choice['group']): IteratorObject<Choice> => {
  const near = desk.library.followUps([card], desk.query).filter(({ likeness }) => likeness >= NEAR)
  const inOrder = new Set([...near.map(({ followUp }) => followUp), ...card.follow_ups])
  return inOrder
    .values()
    .filter((one) => one.news === undefined && isUnsaid(desk, one.answer) && !saysDanger(one))
    .map((one) => followUpChoice(desk, card, one, group))
}
const NEAR = 0.1

/** Words of danger are for a parent to write, and never laid into a mouth: a tap brings no card. */
const saysDanger = (followUp: FollowUp): boolean => {
  const known = dangers.get(followUp)
  if (known !== undefined) return known
  const { level } = assess(followUp.said[0] ?? '')
  const isDanger = level === 'crisis' || level === 'emergency'
  dangers.set(followUp, isDanger)
  return isDanger
}
const dangers = new WeakMap<FollowUp, boolean>()

export const followUpChoice = (
  { names }: Desk,
  card: Card | null,
  followUp: FollowUp,
  group: Choice['group'],
): Choice => ({
  id: followUpId(card, followUp),
  label: aboutChild(followUp.said[0] ?? '', names),
  group,
})

/** The fixed questions that a card has something left to say to. */
const fixedOf = (desk: Desk, card: Card): Choice[] => {
  const { phrases } = desk
  const serves: Record<Fixed, boolean> = {
    say: card.words.some((line) => isShareable(desk, line) && isUnsaid(desk, line)),
    why: isUnsaid(desk, card.background),
    failed: card.suggestions.some((step) => isUnsaid(desk, step.do)),
    worked: isUnsaid(desk, card.next),
    help: isUnsaid(desk, card.help),
  }
  return (Object.keys(serves) as Fixed[])
    .filter((fixed) => serves[fixed])
    .map((fixed) => ({ id: `${fixed}:${card.id}`, label: phrases.chips[fixed], group: 'next' }))
}

/** Other cards that may have been meant. Where nobody has said an age, it says for which. */
export const cardChoice = (desk: Desk, card: Card, group: Choice['group']): Choice => ({
  id: `card:${card.id}`,
  label: capital(desk.months === null && !isForParent(card) ? `${card.about}, ${agesOf(card)}` : card.about),
  group,
})

/** '3 to 5 years' of 36 to 71 months. */
export const agesOf = ({ ages: { from, to } }: Card): string =>
  to < 12 ? 'under a year' : `${Math.floor(from / 12)} to ${Math.floor(to / 12)} years`

export const elseOf = ({ phrases }: Desk, group: Choice['group']): Choice => ({
  id: 'else',
  label: phrases.chips.else,
  group,
})

/** Under 'Not this?': the next two that were found, the card that was in hand before, and something else. */
export const notThis = (desk: Desk, others: Match[], before: Card | null): Choice[] => [
  ...others.slice(0, MOST_OTHERS).map(({ card }) => cardChoice(desk, card, 'not_this')),
  ...(before ? [stillChoice(desk, before, 'not_this')] : []),
  elseOf(desk, 'not_this'),
]
const MOST_OTHERS = 2

export const stillChoice = (desk: Desk, card: Card, group: Choice['group']): Choice => ({
  id: `card:${card.id}`,
  label: say(desk, desk.phrases.chips.still, card.about),
  group,
})

/** The card in hand and the follow-ups of it that come nearest, to choose from. */
export const nearestOf = (desk: Desk, card: Card): Choice[] => [
  ...followUpsOf(desk, card, 'offered').take(NEAREST),
  stillChoice(desk, card, 'offered'),
]
const NEAREST = 3
