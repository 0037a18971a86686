import type { Topic } from './contract.ts'
import { FLOOR } from './search/chance.ts'
import type { Search } from './search/search.ts'

/** What a text is about: the topics of the cards that are found for it. None where nothing is. */
export const topicsOf = (search: Search, text: string): Topic[] => {
  const found = search.find(search.query(text)).filter(({ chance }) => chance >= FLOOR)
  return [...new Set(found.slice(0, MOST_CARDS).flatMap(({ card }) => card.topics.slice(0, 1)))]
}
const MOST_CARDS = 3
