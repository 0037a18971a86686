import type { Card } from './card.ts'
import { keyOf, type Meaning, nearness } from './meanings.ts'

/** How near a meaning is to what parents say beside a card: to the nearest of its follow-ups and to them all. */
export const createNearness = (
  cards: Card[],
  meanings: Map<string, Meaning>,
): ((card: Card, meaning: Float32Array) => number) => {
  const known = new Map(
    cards.map((card) => [card, card.follow_ups.flatMap((one) => meanings.get(keyOf(one)) ?? [])]),
  )
  return (card, meaning) => {
    const near = (known.get(card) ?? []).map((one) => nearness(meaning, one)).sort((a, b) => b - a)
    return near.length === 0 ? 0 : 24.2 * mean(near.slice(0, 3)) + 5.4 * mean(near)
  }
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
