import { type Assessment, assess } from '../../safety/assess.ts'
import type { Card, FollowUp } from '../card.ts'
import type { Choice } from '../contract.ts'
import type { Fixed } from '../phrases.ts'
import { isForParent } from '../search/card-family.ts'
import { followUpId } from '../search/follow-up-id.ts'
import type { Found, Holder } from '../search/follow-ups.ts'
import type { Match } from '../search/search.ts'
import { capital } from '../words/fill.ts'
import { aboutChild } from './about-child.ts'
import { type GuideContext, isShareable, isUnsaid, say } from './context.ts'

/** What is asked next of a card: its likeliest follow-ups that aren't replies, the fixed questions that it can serve, and something else. */
export const nextOf = (context: GuideContext, card: Card, replies: Choice[] = []): Choice[] => [
  ...followUpsOf(context, card, 'next')
    .filter(({ id }) => !replies.some((reply) => reply.id === id))
    .take(replies.length > 0 ? BESIDE_REPLIES : MOST_FOLLOW_UPS),
  ...fixedOf(context, card, 'next'),
  elseOf(context, 'next'),
]
const MOST_FOLLOW_UPS = 4
/** The words to say and the reasons are those of a card's first answer. */
export const OF_FIRST_ANSWER = /^(?:say|why):/
const BESIDE_REPLIES = 3

/** The follow-ups of a card that were not answered yet: those near to what was typed first, then as they were written. */
const followUpsOf = (
  context: GuideContext,
  card: Card,
  group: Choice['group'],
  near = context.library.followUps<Holder>([card], context.query).filter(({ likeness }) => likeness >= NEAR),
): IteratorObject<Choice> => {
  const found = new Map(near.map((one) => [one.followUp, one]))
  return new Set([...found.keys(), ...card.follow_ups])
    .values()
    .filter((one) => one.news === undefined && isUnsaid(context, one.answer))
    .filter((one) => !saysDanger(one, found.get(one)?.likeness ?? 0))
    .map((one) =>
      followUpChoice(context, (found.get(one)?.holder ?? card) === card ? card : null, one, group),
    )
}
const NEAR = 0.1

/** Words of danger are for a parent to write, and never laid into a mouth: a tap brings no card. Beside words much like them only those that are sure to bring one are left out. */
const saysDanger = (followUp: FollowUp, likeness: number): boolean => {
  const { level, loud } = dangers.get(followUp) ?? assess(followUp.said[0] ?? '')
  dangers.set(followUp, { level, loud })
  return (level === 'crisis' || level === 'emergency') && (loud || likeness < MUCH_ALIKE)
}
const MUCH_ALIKE = 0.3
const dangers = new WeakMap<FollowUp, Pick<Assessment, 'level' | 'loud'>>()

export const followUpChoice = (
  { names }: GuideContext,
  card: Card | null,
  followUp: FollowUp,
  group: Choice['group'],
): Choice => ({
  id: followUpId(card, followUp),
  label: aboutChild(followUp.said[0] ?? '', names),
  group,
})

/** The fixed questions that a card has something left to say to. */
const fixedOf = (context: GuideContext, card: Card, group: Choice['group']): Choice[] => {
  const { phrases } = context
  const serves: Record<Fixed, boolean> = {
    say: card.words.some((line) => isShareable(context, line) && isUnsaid(context, line)),
    why: isUnsaid(context, card.background),
    failed: card.suggestions.some((step) => isUnsaid(context, step.do)),
    worked: isUnsaid(context, card.next),
    help: isUnsaid(context, card.help),
  }
  return (Object.keys(serves) as Fixed[])
    .filter((fixed) => serves[fixed])
    .map((fixed) => ({ id: `${fixed}:${card.id}`, label: phrases.chips[fixed], group }))
}

/** Other cards that may have been meant. Where nobody has said an age, it says for which. */
export const cardChoice = (context: GuideContext, card: Card, group: Choice['group']): Choice => ({
  id: `card:${card.id}`,
  label: capital(
    context.months === null && !isForParent(card) ? `${card.about}, ${agesOf(card)}` : card.about,
  ),
  group,
})

/** '3 to 5 years' of 36 to 71 months. */
export const agesOf = ({ ages: { from, to } }: Card): string =>
  to < 12 ? 'under a year' : `${Math.floor(from / 12)} to ${Math.floor(to / 12)} years`

export const elseOf = ({ phrases }: GuideContext, group: Choice['group']): Choice => ({
  id: 'else',
  label: phrases.chips.else,
  group,
})

/** Under 'Not this?': the next two that were found, the card that was in hand before, and something else. */
export const notThis = (context: GuideContext, others: Match[], before: Card | null): Choice[] => [
  ...others.slice(0, MOST_OTHERS).map(({ card }) => cardChoice(context, card, 'not_this')),
  ...(before ? [stillChoice(context, before, 'not_this')] : []),
  elseOf(context, 'not_this'),
]
const MOST_OTHERS = 2

const stillChoice = (context: GuideContext, card: Card, group: Choice['group']): Choice => ({
  id: `card:${card.id}`,
  label: say(context, context.phrases.chips.still, card.about),
  group,
})

/** Of the card in hand, so many follow-ups that come nearest and weren't just refused, and what is asked of any card. */
export const nearestOf = (
  context: GuideContext,
  card: Card,
  asked: Found<Holder>[],
  most: number,
  refused: string[] = [],
): Choice[] => [
  ...followUpsOf(context, card, 'offered', withOneGeneral(asked, card))
    .filter(({ id }) => !refused.includes(id))
    .take(most),
  ...fixedOf(context, card, 'offered').filter(({ id }) => !OF_FIRST_ANSWER.test(id)),
]

/** Of what holds for any worry the likest is enough. */
const withOneGeneral = (asked: Found<Holder>[], card: Card): Found<Holder>[] => {
  const general = asked.find(({ holder }) => holder !== card)
  return asked.filter((one) => one.holder === card || one === general)
}
