import type { Card, FollowUp } from '../card.ts'
import type { AnswerParts, Choice } from '../contract.ts'
import { FLOOR } from '../search/chance.ts'
import { type Found, type Holder, isAsked } from '../search/follow-ups.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { aboutChild } from './about-child.ts'
import { cardChoice, elseOf, nearestOf } from './choices.ts'
import { chooseSteps } from './choose-steps.ts'
import { type GuideContext, isUnsaid } from './context.ts'
import { firstOf } from './first-of.ts'
import { newWorryChance } from './new-worry.ts'
import { nothingWritten } from './nothing.ts'
import { courtesyOf } from './small-talk.ts'
import { answerWith, replyWith } from './speak.ts'
import { followUpAnswer, tapped } from './tapped.ts'

/** Within a talk: the written answer, a new card, how it went with the one in hand, or what comes nearest to choose from. */
export const goOn = (
  context: GuideContext,
  talk: GuideRequest,
  inHand: Card,
  found: Match[],
): GuideAnswer => {
  const { query, library } = context
  const asked = askedOf(context, inHand)
  const here = found.find(({ card }) => card === inHand)?.chance ?? 0
  const [there, ...others] = found.filter(({ card }) => card !== inHand)
  const likeness = asked.find(({ holder }) => holder === inHand)?.likeness ?? 0
  const closest = query.meaning && library.closest(inHand, query.meaning)
  const isNew = there ? newWorryChance({ there: there.chance, here, asked: likeness, closest }) : 0
  const sure = isNew < RATHER_NEW ? sureOf(context, asked) : null
  if (sure) return followUpAnswer(context, inHand, sure)
  const news = query.meaning && !isAsked(query.plain) ? library.news(query.meaning) : null
  const isClear = isNew >= CLEAR && query.terms.length >= FEW_TERMS
  if (there && there.chance >= FLOOR && isClear)
    return isUnsaid(context, there.card.opening)
      ? firstOf(context, [there, ...others], inHand)
      : goOn({ ...context, inHand: there.card }, talk, there.card, [there])
  // 'We tried a chart, it didn't work' is answered as 'It didn't work' where it is tapped.
  const wentHow = news && tapped(context, `${news === 'good' ? 'worked' : 'failed'}:${inHand.id}`, talk.turns)
  if (wentHow) return wentHow
  if (Math.max(here, likeness, there?.chance ?? 0) < NEAR && !isShort(context)) return nothingWritten(context)
  return offer(context, inHand, asked, {
    isElsewhere: isNew >= RATHER_NEW,
    others: there ? [there, ...others] : [],
    before: talk.turns.findLast(({ author }) => author === 'assistant')?.choices ?? [],
  })
}
/** A new card takes the place of the one in hand only from here on. */
const CLEAR = 0.75
const RATHER_NEW = 0.5
const NEAR = 0.15
/** 'Does she need a doctor' names a word of another card, and is no other worry. */
const FEW_TERMS = 2

/**
 * What comes nearest, to choose from: what is likelier meant first, the card in hand or another. Where the parent was misread, that's also
 * what stood under the answer as 'Not this?', and nothing they have just turned down.
 */
const offer = (
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
  const notThis = wrong.filter(({ id, group }) => group === 'not_this' && id.startsWith('card:'))
  const cards = [
    ...others
      .filter(({ chance }) => chance >= WORTH_OFFERING)
      .slice(0, isElsewhere ? 3 : 2)
      .map(({ card }) => cardChoice(context, card, 'offered')),
    ...notThis.map((one) => ({ ...one, group: 'offered' as const })),
  ]
  const own = nearestOf(context, inHand, asked, isElsewhere ? 2 : 4, refused)
  const inOrder = isElsewhere ? [...cards, ...own] : [...own, ...cards]
  const choices = [
    ...inOrder.filter(
      ({ id }, at) => !refused.includes(id) && inOrder.findIndex((one) => one.id === id) === at,
    ),
    elseOf(context, 'offered'),
  ]
  const more = isElsewhere || courtesy ? null : (nearestTo(context, asked) ?? nextStep(context, inHand))
  if (more) return { ...answerWith(context, inHand, choices, more), isFree: true }
  const text = phrases[isElsewhere && cards.length > 0 ? 'which' : 'nearest']
  return replyWith(context, [courtesy && phrases[courtesy], text].filter(Boolean).join(' '), choices)
}
const IS_OFFER = /^(?:ask|card):/
const WORTH_OFFERING = 0.3

/** What was written to something like it, by name, */
const nearestTo = (context: GuideContext, [best]: Found<Holder>[]): Partial<AnswerParts> | null => {
  const least = isAsked(context.query.plain) ? LIKELY : LIKELY_TOLD
  if (!best || best.likeness < least || !isUnsaid(context, best.followUp.answer)) return null
  const said = aboutChild(best.followUp.said[0] ?? '', context.names)
  const opening = context.phrases.nearest_to.replace('{said}', () => said)
  return { opening: `${opening}\n\n${best.followUp.answer}` }
}
const LIKELY = 0.6
/** Who tells something hasn't asked for anything else. */
const LIKELY_TOLD = 0.4

/** and otherwise, for who tells rather than asks, the next step of the card. */
const nextStep = (context: GuideContext, card: Card): Partial<AnswerParts> | null => {
  const steps = isAsked(context.query.plain) ? [] : chooseSteps(context, card, 1)
  return steps.length > 0 ? { opening: context.phrases.one_more, steps } : null
}

/** What is written to messages like this one, the likest first: beside the card's own, what holds for any worry only where it comes nearer than they do. */
const askedOf = ({ library, query, months }: GuideContext, card: Card): Found<Holder>[] => {
  const { meaning } = query
  const { anyWorry } = library
  const tooOld = new Set<FollowUp>(
    anyWorry.follow_ups.filter(({ from = 0 }) => months !== null && months < from),
  )
  const asked = library
    .followUps<Holder>([card, anyWorry], query)
    .filter(({ followUp }) => !tooOld.has(followUp))
  if (!meaning) return asked
  const isAnyNearer = library.closest(anyWorry, meaning) > library.closest(card, meaning)
  return isAnyNearer ? asked : asked.filter(({ holder }) => holder === card)
}

/** The written answer that is surely meant; null where none is. */
const sureOf = (context: GuideContext, [best]: Found<Holder>[]): string | null => {
  const { answer = '', news } = best?.followUp ?? {}
  return best && best.likeness >= SURE && !news && isUnsaid(context, answer) ? answer : null
}
// Found on later messages that strangers wrote to cards: docs/coach-quality.md.
const SURE = 0.9

/** 'And then?' is about what was just spoken of. */
const isShort = ({ query }: GuideContext): boolean => query.plain.split(' ').length <= FEW_WORDS
const FEW_WORDS = 3
