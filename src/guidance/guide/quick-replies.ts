import type { Card } from '../card.ts'
import type { Choice } from '../contract.ts'
import { withOdds } from '../search/chance.ts'
import { followUpId } from '../search/follow-up-id.ts'
import type { Found, Holder } from '../search/follow-ups.ts'
import { aboutChild } from './about-child.ts'
import { type GuideContext, isUnsaid } from './context.ts'

/** The answers to a card's question that something is written for and that wasn't said yet. One alone is no choice. */
export const quickRepliesOf = (context: GuideContext, card: Card): Choice[] => {
  const replies = card.follow_ups.flatMap((one): Choice[] =>
    one.quick_reply && isUnsaid(context, one.answer)
      ? [
          {
            id: followUpId(card, one),
            label: aboutChild(one.quick_reply, context.names),
            group: 'quick_reply',
          },
        ]
      : [],
  )
  return replies.length > 1 ? replies : []
}

/** The same, likest first, for who tells something right after a question: they have most likely answered it. */
export const heardAsQuickReply = (found: Found<Holder>[], card: Card, before: Choice[]): Found<Holder>[] => {
  const replies = new Set(before.filter(({ group }) => group === 'quick_reply').map(({ id }) => id))
  if (replies.size === 0) return found
  return found
    .map((one) =>
      one.holder === card && replies.has(followUpId(card, one.followUp))
        ? { ...one, likeness: withOdds(one.likeness, AS_QUICK_REPLY), isQuickReply: true }
        : one,
    )
    .sort((a, b) => b.likeness - a.likeness)
}
// Found on typed answers to these questions: docs/coach-quality.md.
const AS_QUICK_REPLY = 10
