import type { Card, FollowUp } from '../card.ts'
import { keyOf } from './meanings.ts'

/** Stands for a card in the id of a follow-up that holds beside every card. */
export const ANY_WORRY_ID = 'any'

/** The id by which a follow-up is tapped. */
export const followUpId = (card: Pick<Card, 'id'> | null, followUp: FollowUp): string =>
  `ask:${card?.id ?? ANY_WORRY_ID}:${keyOf(followUp)}`
