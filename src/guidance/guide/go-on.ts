import type { Card } from '../card.ts'
import { FLOOR } from '../search/chance.ts'
import { type Found, type Holder, isAsked } from '../search/follow-ups.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { cardChoice, elseOf, nearestOf } from './choices.ts'
import { type GuideContext, isUnsaid } from './context.ts'
import { firstOf } from './first-of.ts'
import { newWorryChance } from './new-worry.ts'
import { nothingWritten } from './nothing.ts'
import { courtesyOf } from './small-talk.ts'
import { replyWith } from './speak.ts'
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
  const sure = sureOf(context, asked)
  if (sure) return followUpAnswer(context, inHand, sure)
  const here = found.find(({ card }) => card === inHand)?.chance ?? 0
  const [there, ...others] = found.filter(({ card }) => card !== inHand)
  const likeness = asked.find(({ holder }) => holder === inHand)?.likeness ?? 0
  const closest = query.meaning && library.closest(inHand, query.meaning)
  const isNew = there ? newWorryChance({ there: there.chance, here, asked: likeness, closest }) : 0
  const news = query.meaning && !isAsked(query.plain) ? library.news(query.meaning) : null
  const isClear = isNew >= (news ? CLEAR_BESIDE_NEWS : CLEAR) && query.terms.length >= FEW_TERMS
  if (there && there.chance >= FLOOR && isClear)
    return isUnsaid(context, there.card.opening)
      ? firstOf(context, [there, ...others], inHand)
      : backTo(context, there.card)
  // 'We tried a chart, it didn't work' is answered as 'It didn't work' where it is tapped.
  const wentHow = news && tapped(context, `${news === 'good' ? 'worked' : 'failed'}:${inHand.id}`, talk.turns)
  if (wentHow) return wentHow
  if (Math.max(here, likeness, there?.chance ?? 0) < NEAR && !isShort(context)) return nothingWritten(context)
  return offer(context, inHand, asked, {
    isElsewhere: isNew >= RATHER_NEW,
    others: there ? [there, ...others] : [],
  })
}
/** A new card takes the place of the one in hand only from here on. */
const CLEAR = 0.75
/** What was tried is named with what came of it: 'a chart' is no other worry, wetting the bed again is. */
const CLEAR_BESIDE_NEWS = 0.9
const RATHER_NEW = 0.5
const NEAR = 0.15
/** 'Does she need a doctor' names a word of another card, and is no other worry. */
const FEW_TERMS = 2

/** What comes nearest, to choose from: what is likelier meant first, the card in hand or another. */
const offer = (
  context: GuideContext,
  inHand: Card,
  asked: Found<Holder>[],
  { isElsewhere, others }: { isElsewhere: boolean; others: Match[] },
): GuideAnswer => {
  const { phrases, query } = context
  const courtesy = courtesyOf(query.plain)
  const isOther = isElsewhere || courtesy === 'misread'
  const cards = others
    .filter(({ chance }) => chance >= WORTH_OFFERING)
    .slice(0, isOther ? 3 : 2)
    .map(({ card }) => cardChoice(context, card, 'offered'))
  const own = nearestOf(context, inHand, asked, isOther ? 2 : 4)
  const which = isOther && cards.length > 0 ? 'which' : isAsked(query.plain) || courtesy ? 'nearest' : 'told'
  const text = [courtesy && phrases[courtesy], phrases[which]].filter(Boolean).join(' ')
  return replyWith(context, text, [
    ...(isOther ? [...cards, ...own] : [...own, ...cards]),
    elseOf(context, 'offered'),
  ])
}
const WORTH_OFFERING = 0.15

/** What is written to messages like this one, the likest first: beside the card's own, what holds for any worry only where it comes nearer than they do. */
const askedOf = ({ library, query }: GuideContext, card: Card): Found<Holder>[] => {
  const { meaning } = query
  const asked = library.followUps<Holder>([card, library.anyWorry], query)
  if (!meaning) return asked
  const isAnyNearer = library.closest(library.anyWorry, meaning) > library.closest(card, meaning)
  return isAnyNearer ? asked : asked.filter(({ holder }) => holder === card)
}

/** The written answer that is surely meant; null where none is. */
const sureOf = (context: GuideContext, [best, second]: Found<Holder>[]): string | null => {
  const isSure = best && best.likeness >= SURE && best.likeness - (second?.likeness ?? 0) >= AHEAD
  return isSure && isUnsaid(context, best.followUp.answer) ? best.followUp.answer : null
}
const SURE = 0.85
const AHEAD = 0.1

/** Once more about a card that was read out before: what is written to it, and not the card again. */
const backTo = (context: GuideContext, card: Card): GuideAnswer => {
  const asked = askedOf(context, card)
  const sure = sureOf(context, asked)
  if (sure) return followUpAnswer(context, card, sure)
  const reply = offer(context, card, asked, { isElsewhere: false, others: [] })
  return { ...reply, note: { cardId: card.id } }
}

/** 'And then?' is about what was just spoken of. */
const isShort = ({ query }: GuideContext): boolean => query.plain.split(' ').length <= FEW_WORDS
const FEW_WORDS = 3
