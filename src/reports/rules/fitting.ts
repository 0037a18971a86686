import type { Card } from '../../guidance/card.ts'
import type { Said } from './said.ts'
import { latest, type Tried } from './tried.ts'

type Step = Card['suggestions'][number]

/** A card that may help next month, with its steps that weren't tried, and the messages that speak for it. */
export type Fitting = { card: Card; steps: Step[]; messageIds: string[] }

type Whom = { ageMonths: number | null; cards: Card[]; tried: Tried[] }

/**
 * Cards that were found for what was written, the one that most messages speak for first. None that is grave, for another age, or about the
 * parent; none that was tried, whatever came of it.
 */
export const fitting = ({ ageMonths, cards, tried }: Whom, messages: Said[]): Fitting[] => {
  const known = latest(tried)
  const wasTried = new Set(known.flatMap(({ cardId }) => (cardId ? [cardId] : [])))
  const steps = new Set(known.flatMap(({ step }) => (step ? [bare(step.text)] : [])))
  // Few of the library's cards were found: the others aren't looked at any further.
  const found = new Set(messages.flatMap(({ cardIds }) => cardIds))
  return cards
    .filter((card) => found.has(card.id) && isFor(card, ageMonths) && !wasTried.has(card.id))
    .map((card) => ({
      card,
      steps: card.suggestions.filter((step) => !steps.has(bare(step.do))),
      messageIds: messages.filter(({ cardIds }) => cardIds.includes(card.id)).map(({ id }) => id),
    }))
    .filter(({ steps: left }) => left.length > 0)
    .toSorted((a, b) => b.messageIds.length - a.messageIds.length)
}

/** Cards for the age alone, for a month in which little was written: one of each topic first. */
export const fittingAge = ({ ageMonths, cards, tried }: Whom): Fitting[] => {
  const wasTried = new Set(tried.map(({ cardId }) => cardId))
  const own = cards.filter(
    (card) =>
      GENTLE.some((topic) => topic === card.topics[0]) && isFor(card, ageMonths) && !wasTried.has(card.id),
  )
  const first = GENTLE.flatMap((topic) => own.filter((card) => card.topics[0] === topic).slice(0, 1))
  return [...new Set([...first, ...own])].map((card) => ({ card, steps: card.suggestions, messageIds: [] }))
}

/** What is good to do with any child. */
const GENTLE = ['progress', 'development', 'emotion', 'friend', 'sibling'] as const

const isFor = ({ id, grave, ages }: Card, months: number | null): boolean =>
  !grave && !id.endsWith('-parent') && (months === null || (ages.from <= months && months <= ages.to))

/** A step without names and marks: it was kept with the child's name in it. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\{\w+\}/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(-60)
