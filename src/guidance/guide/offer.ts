import type { Card } from '../card.ts'
import type { AnswerParts, Choice } from '../contract.ts'
import { type Found, type Holder, isAsked } from '../search/follow-ups.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { aboutChild } from './about-child.ts'
import { cardChoice, elseOf, nearestOf } from './choices.ts'
import { chooseSteps } from './choose-steps.ts'
import { type GuideContext, isUnsaid } from './context.ts'
import { courtesyOf } from './small-talk.ts'
import { answerWith, replyWith } from './speak.ts'

/**
 * What comes nearest, to choose from: what is likelier meant first, the card in hand or another. Where the parent was misread, that's also
 * what stood under the answer as 'Not this?', and nothing they have just turned down.
 */
export const offer = (
  context: GuideContext,
  inHand: Card,
  asked: Found<Holder>[],
  { isElsewhere, others, before }: { isElsewhere: boolean; others: Match[]; before: Choice[] },
): GuideAnswer => {
  const { phrases, query } = context
  const courtesy = courtesyOf(query.plain)
  const wrong = courtesy === 'misread' ? before : []
  const refused = wrong
    .filter(({ id, group }) => group === 'offered' && IS_OFFER.test(id))
    .map(({ id }) => id)
  const passedOver = wrong.filter(({ id, group }) => group === 'not_this' && id.startsWith('card:'))
  const isQuickReply = asked.some((one) => one.isQuickReply)
  const cards = [
    ...others
      .filter(({ chance }) => chance >= WORTH_OFFERING)
      .slice(0, isElsewhere ? 4 : 3)
      .map(({ card }) => cardChoice(context, card, 'offered')),
    ...passedOver.map((one) => ({ ...one, group: 'offered' as const })),
  ]
  const near = isElsewhere || courtesy ? null : nearestTo(context, asked)
  const more = near ?? (isElsewhere || courtesy || isQuickReply ? null : nextStep(context, inHand))
  const said = { ...context, spoken: `${context.spoken}\n${more?.opening ?? ''}` }
  const own = nearestOf(said, inHand, asked, isElsewhere ? 2 : isQuickReply ? 6 : 4, refused)
  const inOrder = isElsewhere ? [...cards, ...own] : [...own, ...cards]
  const choices = [
    ...inOrder.filter(
      ({ id }, at) => !refused.includes(id) && inOrder.findIndex((one) => one.id === id) === at,
    ),
    elseOf(context, 'offered'),
  ]
  if (more) return { ...answerWith(context, inHand, choices, more), isFree: true }
  const text =
    phrases[isElsewhere && cards.length > 0 ? 'which' : isQuickReply ? 'which_quick_reply' : 'nearest']
  return replyWith(context, [courtesy && phrases[courtesy], text].filter(Boolean).join(' '), choices)
}
const IS_OFFER = /^(?:ask|card):/
const WORTH_OFFERING = 0.04

/** What was written to something like it, by name, */
const nearestTo = (context: GuideContext, [best]: Found<Holder>[]): Partial<AnswerParts> | null => {
  if (!best || best.likeness < leastFor(context, best) || !isUnsaid(context, best.followUp.answer))
    return null
  const opening = context.phrases.nearest_to.replace('{said}', () =>
    aboutChild(best.followUp.said[0] ?? '', context.names),
  )
  return { opening: `${opening}\n\n${best.followUp.answer}` }
}

/** Who tells something hasn't asked for anything else; who most likely answers the coach can tap what they mean. */
const leastFor = ({ query }: GuideContext, { isQuickReply }: Found<Holder>): number =>
  isQuickReply ? 0.95 : isAsked(query.plain) ? 0.6 : 0.5

/** and otherwise, for who tells rather than asks, the next step of the card. */
const nextStep = (context: GuideContext, card: Card): Partial<AnswerParts> | null => {
  const steps = isAsked(context.query.plain) ? [] : chooseSteps(context, card, 1)
  return steps.length > 0 ? { opening: context.phrases.one_more, steps } : null
}
