import { FIELDS, type Field } from './postings.ts'

/** What speaks for a card: how telling the words are that were found, and where. Does not grow with the length of a message. */
export type Evidence = {
  evidence: number
  /** How much of what the message says the card speaks to, from 0 to 1. */
  coverage: number
}

/** Weighs a match: which terms were found in which fields of the card, a bit each. `total` is how telling all words of the message are. */
export const evidenceOf = (
  match: Map<string, number>,
  tellingOf: (term: string) => number,
  total: number,
): Evidence => {
  let [evidence, covered] = [0, 0]
  for (const [term, fields] of match) {
    const weight = BEST[fields] ?? 0
    const telling = tellingOf(term)
    evidence += telling * weight
    if (weight >= 0.5) covered += telling
  }
  return { evidence, coverage: total === 0 ? 0 : covered / total }
}

/** How much a word found there says that the card is about it. */
const WEIGHT: Record<Field, number> = {
  name: 1.5,
  title: 1.1,
  keywords: 1,
  situations: 0.65,
  kin: 0.5,
  background: 0.3,
}
/** The most that a word counts by any of the fields it stands in, by their bits. */
const BEST = Array.from({ length: 1 << FIELDS.length }, (_, bits) =>
  Math.max(0, ...FIELDS.filter((_, place) => bits & (1 << place)).map((field) => WEIGHT[field])),
)
