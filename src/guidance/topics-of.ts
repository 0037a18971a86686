import type { Topic } from './contract.ts'
import type { Search } from './search/search.ts'

/** What a text is about: the topics of the cards that are found for it, at whatever age. None where nothing is. */
export const topicsOf = (search: Search, text: string): Topic[] => {
  const sums = new Map<Topic, number>()
  for (const { card, chance } of search.find(search.query(text)))
    for (const topic of card.topics.slice(0, 1)) sums.set(topic, (sums.get(topic) ?? 0) + chance)
  return [...sums]
    .filter(([, sum]) => sum >= LIKELY)
    .sort(([, a], [, b]) => b - a)
    .map(([topic]) => topic)
}
const LIKELY = 0.25
