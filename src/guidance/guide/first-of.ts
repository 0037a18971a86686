import type { Card } from '../card.ts'
import { FLOOR } from '../search/chance.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { cardChoice, elseOf, nextOf, notThis } from './choices.ts'
import type { GuideContext } from './context.ts'
import { atOtherAge, nothingWritten } from './nothing.ts'
import { namesFamily } from './small-talk.ts'
import { replyWith, speakOf } from './speak.ts'

/** At the beginning, or where the card in hand was turned down: the first card that was found, those it may be, or the plain word that there is none. */
export const firstOf = (context: GuideContext, found: Match[], before: Card | null = null): GuideAnswer => {
  const [first, ...others] = found
  const elsewhere = first && first.chance >= FLOOR && first.chance + CLOSE < 1 ? atOtherAge(context) : null
  if (first && elsewhere && elsewhere.chance > first.chance + CLOSE)
    return whichOf(context, [first, ...others], elsewhere.card)
  if (first && first.chance >= FLOOR)
    return speakOf(context, first.card, [
      ...notThis(
        context,
        others.filter(({ card }) => card !== before),
        before,
      ),
      ...nextOf(context, first.card).filter(({ id }) => id !== 'else'),
    ])
  if (first && first.chance >= UNSURE) return unsureOf(context, found)
  if (!context.inHand && !namesFamily(context.query.plain))
    return replyWith(context, context.phrases.off_topic, [])
  return nothingWritten(context)
}
/** Too little to speak from a card, and too much to say that there is none. */
const UNSURE = 0.3
/** Nearer together than this, one card says no more than another. */
const CLOSE = 0.3

/** A card for another age says clearly more than any for this one: another child may be meant, so the parent is asked. */
const whichOf = (context: GuideContext, found: Match[], elsewhere: Card): GuideAnswer =>
  replyWith(context, context.phrases.which, [
    ...found.slice(0, MOST_OWN).map(({ card }) => cardChoice(context, card, 'offered')),
    cardChoice({ ...context, months: null }, elsewhere, 'offered'),
    elseOf(context, 'offered'),
  ])
const MOST_OWN = 3

/** Each of these may be meant, and none surely. */
const unsureOf = (context: GuideContext, found: Match[]): GuideAnswer => {
  const elsewhere = atOtherAge(context)
  return replyWith(context, context.phrases.unsure, [
    ...found.slice(0, MOST_UNSURE).map(({ card }) => cardChoice(context, card, 'offered')),
    ...(elsewhere ? [cardChoice({ ...context, months: null }, elsewhere.card, 'offered')] : []),
    elseOf(context, 'offered'),
  ])
}
const MOST_UNSURE = 4
