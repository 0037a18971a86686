import type { Card } from './card.ts'
import { keyOf, type Meaning, nearness } from './meanings.ts'

/** How many of the eight things nearest to a meaning that parents say beside the cards tell of something good, from 0 to 1. */
export const createNewsSense = (
  cards: Card[],
  meanings: Map<string, Meaning>,
): ((meaning: Float32Array) => number) => {
  const known = cards.flatMap((card) =>
    card.follow_ups.flatMap((followUp) => {
      const meaning = meanings.get(keyOf(followUp))
      return meaning ? [{ meaning, isGood: followUp.news === 'good' }] : []
    }),
  )
  return (meaning) =>
    known
      .map(({ meaning: other, isGood }) => ({ near: nearness(meaning, other), isGood }))
      .sort((a, b) => b.near - a.near)
      .slice(0, NEAREST)
      .filter(({ isGood }) => isGood).length / NEAREST
}

const NEAREST = 8
