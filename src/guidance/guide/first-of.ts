import type { Card } from '../card.ts'
import { FLOOR } from '../search/chance.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { cardChoice, elseOf, notThis } from './choices.ts'
import type { GuideContext } from './context.ts'
import { atOtherAge, nothingWritten } from './nothing.ts'
import { namesFamily } from './small-talk.ts'
import { replyWith, speakOf } from './speak.ts'

/** At the beginning, or where the card in hand was turned down: the first card that was found, those it may be, or the plain word that there is none. */
export const firstOf = (context: GuideContext, found: Match[], before: Card | null = null): GuideAnswer => {
  const [first, ...others] = found
  const elsewhere = first && first.chance + CLOSE >= 1 ? null : atOtherAge(context)
  const isElsewhere = elsewhere !== null && elsewhere.chance > (first?.chance ?? 0) + CLOSE
  if (first && first.chance >= FLOOR && !isElsewhere)
    return speakOf(context, first.card, {
      notThis: notThis(
        context,
        others.filter(({ card }) => card !== before),
        before,
      ),
    })
  const isOfFamily = context.inHand !== null || namesFamily(context.query.plain)
  if (first && first.chance >= (isOfFamily ? UNSURE : UNSURE_OF_NOBODY)) {
    const own = found.slice(0, MOST_UNSURE).map(({ card }) => cardChoice(context, card, 'offered'))
    const other = elsewhere ? [cardChoice({ ...context, months: null }, elsewhere.card, 'offered')] : []
    return replyWith(context, first.chance >= FLOOR ? context.phrases.which : context.phrases.unsure, [
      ...(isElsewhere ? [...other, ...own] : [...own, ...other]),
      elseOf(context, 'offered'),
    ])
  }
  if (!isOfFamily) return replyWith(context, context.phrases.off_topic, [])
  return nothingWritten(context)
}
/** Too little to speak from a card, and too much to say that there is none: each of these may be meant, and none surely. */
const UNSURE = 0.15
/** Where nobody of a family is named, it may be about anything. */
const UNSURE_OF_NOBODY = 0.3
const MOST_UNSURE = 4
/** Nearer together than this, one card says no more than another. A card for another age may be meant for another child, so the parent is asked. */
const CLOSE = 0.3
