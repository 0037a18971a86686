import type { Card } from '../card.ts'
import { keyOfCard } from './card-scores.ts'
import type { Holder, Standing } from './follow-ups.ts'
import { keyOf, type Meaning, nearness } from './meanings.ts'
import { type Score, scoreOf } from './scores.ts'
import type { Nearness } from './search.ts'

/** How a meaning scores on a card: on what parents say of its subject, first and later. Zero is what any message has. */
export const createNearness = (cards: Card[], scores: Map<string, Score>): Nearness => {
  const known = new Map(cards.map((card) => [card, scores.get(keyOfCard(card))]))
  return (card, meaning) => {
    const score = known.get(card)
    return score ? scoreOf(score, meaning) : 0
  }
}

/** How near a meaning is to the nearest follow-up of one card. */
export const createClosest = (meanings: Map<string, Meaning>) => {
  const known = new Map<Holder, Meaning[]>()
  return (holder: Holder, meaning: Float32Array): number => {
    const all = known.get(holder) ?? meaningsOf(holder, meanings)
    known.set(holder, all)
    return Math.max(0, ...all.map((one) => nearness(meaning, one)))
  }
}

/** How near a meaning is to one follow-up, beyond how near it is to all of the same card. */
export const createStanding = (meanings: Map<string, Meaning>): Standing => {
  const known = new Map<Holder, Meaning[]>()
  let last: { holder: Holder; meaning: Float32Array; near: number[]; usual: number } | null = null
  return (holder, followUp, meaning) => {
    if (last?.holder !== holder || last.meaning !== meaning) {
      const all = known.get(holder) ?? meaningsOf(holder, meanings)
      known.set(holder, all)
      if (all.length < holder.follow_ups.length) return null
      const near = all.map((one) => nearness(meaning, one))
      last = { holder, meaning, near, usual: Math.max(mean(near), USUAL) }
    }
    const own = last.near[holder.follow_ups.indexOf(followUp)]
    return own === undefined ? null : own - last.usual
  }
}
/** What is near to none of a card's stands out of it by chance. */
const USUAL = 0.4

const meaningsOf = ({ follow_ups }: Holder, meanings: Map<string, Meaning>) =>
  follow_ups.flatMap((one) => meanings.get(keyOf(one)) ?? [])

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
