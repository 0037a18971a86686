import type { Card } from '../card.ts'
import type { Holder, Standing } from './follow-ups.ts'
import { keyOf, type Meaning, nearness } from './meanings.ts'
import type { Nearness } from './search.ts'

/** How near a meaning is to what parents say beside a card: to the nearest of its follow-ups and to them all. */
export const createNearness = (cards: Card[], meanings: Map<string, Meaning>): Nearness => {
  const known = new Map(cards.map((card) => [card, meaningsOf(card, meanings)]))
  return (card, meaning) => {
    const near = (known.get(card) ?? []).map((one) => nearness(meaning, one)).sort((a, b) => b - a)
    return near.length === 0 ? 0 : 24.2 * mean(near.slice(0, 3)) + 5.4 * mean(near)
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
