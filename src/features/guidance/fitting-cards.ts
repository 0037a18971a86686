import type { Card } from './card.ts'
import { createFinder } from './find-cards.ts'
import { normalise } from './rules/normalise.ts'
import { OLDEST, worryOf } from './worries.ts'

const MOST = 2

/** Finds the cards that fit a message about a child of so many years, best first; for a short one, what was said before it is read too. */
export const createFittingCards = (
  cards: Card[],
): ((text: string, before: string, years: number) => Card[]) => {
  const finder = createFinder(cards)
  const fitting = (text: string, months: number | null) => {
    const { main, others } = worryOf(finder, normalise(text), months)
    return [...(main ? [main.card] : []), ...others].slice(0, MOST)
  }
  return (text, before, years) => {
    // 0 is an age that nobody told.
    const months = years > 0 ? Math.min(Math.round(years * 12), OLDEST) : null
    const found = fitting(text, months)
    return found.length > 0 ? found : fitting(`${before} ${text}`, months)
  }
}
