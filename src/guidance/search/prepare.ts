import type { Card } from '../card.ts'
import { memo } from '../once.ts'
import { terms } from '../words/terms.ts'
import { familiesOf, situationOf } from './card-family.ts'
import { type Entry, type Postings, postingsOf } from './postings.ts'

/** What a search of the cards goes by, worked out from them once: plain data, which `npm start` keeps in a file. */
export type Prepared = {
  postings: Postings
  /** Words that are right as they stand. */
  words: string[]
}

export const prepareSearch = (cards: Card[]): Prepared => {
  const families = familiesOf(cards)
  // A card's situations stand in its own entry and in those of its family.
  const termsOf = memo(terms)
  const entries = cards.map((card) => entryOf(card, families.get(card.id) ?? [], termsOf))
  return { postings: postingsOf(entries), words: wordsOf(cards) }
}

const entryOf = (card: Card, family: Card[], termsOf: typeof terms): Entry => ({
  name: terms(situationOf(card)).join(' '),
  title: terms(card.title).join(' '),
  keywords: card.keywords.flatMap(termsOf).join(' '),
  situations: card.situations.flatMap(termsOf).join(' '),
  kin: family
    .flatMap((other) => [...other.keywords, ...other.situations])
    .flatMap(termsOf)
    .join(' '),
  background: terms([card.background, card.opening, ...card.suggestions.map((one) => one.do)].join(' ')).join(
    ' ',
  ),
})

/** The words of what we wrote ourselves, and those that stand in several of a parent's wordings: one alone may be a slip meant to be there. */
const wordsOf = (cards: Card[]): string[] => {
  const inText = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const own = cards.flatMap((card) =>
    inText(
      [
        ...[card.title, ...card.keywords, ...card.situations, card.background, card.opening, card.help],
        ...card.suggestions.flatMap((step) => [step.do, step.why]),
        ...card.follow_ups.map(({ answer }) => answer),
      ].join(' '),
    ),
  )
  const counts = new Map<string, number>()
  for (const { said, keywords } of cards.flatMap((card) => card.follow_ups))
    for (const word of new Set(inText([...said, ...keywords].join(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...new Set([...own, ...[...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word)])]
}
const OFTEN = 3
