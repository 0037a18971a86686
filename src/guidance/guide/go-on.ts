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
import { replyWith } from './speak.ts'
import { followUpAnswer, tapped } from './tapped.ts'

/** Within a talk: the written answer, a new card, how it went with the one in hand, or what comes nearest to choose from. */
export const goOn = (
  context: GuideContext,
  talk: GuideRequest,
  inHand: Card,
  found: Match[],
): GuideAnswer => {
  const { query, library, phrases } = context
  const asked = askedOf(context, inHand)
  const sure = sureOf(context, asked)
  if (sure) return followUpAnswer(context, inHand, sure)
  const here = found.find(({ card }) => card === inHand)?.chance ?? 0
  const [there, ...others] = found.filter(({ card }) => card !== inHand)
  const likeness = asked[0]?.likeness ?? 0
  const closest = query.meaning && library.closest(inHand, query.meaning)
  const isNew = there ? newWorryChance({ there: there.chance, here, asked: likeness, closest }) : 0
  if (there && there.chance >= FLOOR && isNew >= CLEARLY_NEW && query.terms.length >= FEW_TERMS)
    return isUnsaid(context, there.card.opening)
      ? firstOf(context, [there, ...others], inHand)
      : backTo(context, there.card)
  const wentHow = newsIn(context, talk, inHand)
  if (wentHow) return wentHow
  if (Math.max(here, likeness, there?.chance ?? 0) < NEAR && !isShort(context)) return nothingWritten(context)
  const isRatherNew = isNew >= 0.5
  const cards = (there ? [there, ...others] : [])
    .filter(({ chance }) => chance >= WORTH_OFFERING)
    .slice(0, isRatherNew ? MOST_CARDS : MOST_OTHERS)
    .map(({ card }) => cardChoice(context, card, 'offered'))
  const own = nearestOf(context, inHand, asked, isRatherNew ? 2 : 4)
  const choices = isRatherNew ? [...cards, ...own] : [...own, ...cards]
  return replyWith(context, isRatherNew ? phrases.which : phrases.nearest, [
    ...choices,
    elseOf(context, 'offered'),
  ])
}
/** A new card takes the place of the one in hand only from here on. */
const CLEARLY_NEW = 0.75
const WORTH_OFFERING = 0.15
const MOST_OTHERS = 2
const MOST_CARDS = 3
const NEAR = 0.15
/** 'Does she need a doctor' names a word of another card, and is no other worry. */
const FEW_TERMS = 2

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
  const choices = [...nearestOf(context, card, asked, 4), elseOf(context, 'offered')]
  return { ...replyWith(context, context.phrases.nearest, choices), note: { cardId: card.id } }
}

/** 'We tried a chart, it didn't work' is answered as 'It didn't work' where it is tapped. */
const newsIn = (context: GuideContext, talk: GuideRequest, inHand: Card): GuideAnswer | null => {
  const { meaning, plain } = context.query
  const news = meaning && !isAsked(plain) ? context.library.news(meaning) : null
  return news && tapped(context, `${news === 'good' ? 'worked' : 'failed'}:${inHand.id}`, talk.turns)
}

/** 'And then?' is about what was just spoken of. */
const isShort = ({ query }: GuideContext): boolean => query.plain.split(' ').length <= FEW_WORDS
const FEW_WORDS = 3
