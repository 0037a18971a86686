import type { Card } from '../card.ts'
import { FLOOR } from '../search/chance.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { nextOf, notThis } from './choices.ts'
import type { GuideContext } from './context.ts'
import { nothingWritten } from './nothing.ts'
import { namesFamily } from './small-talk.ts'
import { replyWith, speakOf } from './speak.ts'

/** At the beginning, or where the card in hand was turned down: the first card that was found, or the plain word that there is none. */
export const firstOf = (context: GuideContext, found: Match[], before: Card | null = null): GuideAnswer => {
  const [first, ...others] = found
  if (first && first.chance >= FLOOR)
    return speakOf(context, first.card, [
      ...notThis(
        context,
        others.filter(({ card }) => card !== before),
        before,
      ),
      ...nextOf(context, first.card).filter(({ id }) => id !== 'else'),
    ])
  if (!context.inHand && !namesFamily(context.query.plain))
    return replyWith(context, context.phrases.off_topic, [])
  return nothingWritten(context)
}
