/** The fields of a card by their place in `fields`, and how much a word counts that stands in each. */
export const BOOST = { name: 1.5, title: 2, keywords: 2, situations: 1, kin: 1.5, background: 2 }
export type Field = keyof typeof BOOST
export const FIELDS = Object.keys(BOOST) as Field[]

/** A card's terms by field, separated by spaces. */
export type Entry = Record<Field, string>

/**
 * Which cards each term stands in: those of term n from `starts[n]` up to `starts[n + 1]`, each with the fields (a bit each) and what the term
 * alone is worth there. Plain data, so that it can be kept in a file.
 */
export type Postings = {
  terms: string[]
  starts: Uint32Array
  cards: Uint16Array
  fields: Uint8Array
  worths: Float64Array
}

/** Okapi BM25+ in each field. The numbers were found by trying on the cards' own situations. */
const K = 0.5
const B = 0.7
const D = 0.5

export const postingsOf = (entries: Entry[]): Postings => {
  const found = new Map<string, Map<number, { fields: number; worth: number }>>()
  FIELDS.forEach((field, place) => {
    const bags = entries.map((entry) => countsOf(entry[field]))
    const lengths = bags.map(({ size }) => size)
    const usual = lengths.reduce((sum, length) => sum + length, 0) / entries.length
    const spread = new Map<string, number>()
    for (const bag of bags) for (const term of bag.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
    bags.forEach((bag, card) => {
      const room = K * (1 - B + (B * (lengths[card] ?? 0)) / usual)
      for (const [term, count] of bag) {
        const held = spread.get(term) ?? 0
        const rarity = Math.log(1 + (entries.length - held + 0.5) / (held + 0.5))
        const worth = BOOST[field] * rarity * (D + (count * (K + 1)) / (count + room))
        const places = found.get(term) ?? new Map<number, { fields: number; worth: number }>()
        found.set(term, places)
        const before = places.get(card) ?? { fields: 0, worth: 0 }
        places.set(card, { fields: before.fields | (1 << place), worth: before.worth + worth })
      }
    })
  })
  const rows = [...found.values()].map((places) => [...places])
  const all = rows.flat()
  let end = 0
  return {
    terms: [...found.keys()],
    starts: Uint32Array.from([0, ...rows.map((places) => (end += places.length))]),
    cards: Uint16Array.from(all, ([card]) => card),
    fields: Uint8Array.from(all, ([, { fields }]) => fields),
    worths: Float64Array.from(all, ([, { worth }]) => worth),
  }
}

const countsOf = (field: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of field.split(' ')) if (term) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** A card that holds some of the terms asked for: its place, and each term that was found with the fields it stands in. */
export type Hit = { card: number; score: number; match: Map<string, number> }

export type Index = {
  /** In how many cards a term stands, beyond what those about the same situation lend each other. */
  spread: (term: string) => number
  /** The cards that hold some of these terms, each named once. */
  search: (asked: string[]) => Hit[]
}

const KIN = 1 << FIELDS.indexOf('kin')

export const createIndex = ({ terms, starts, cards, fields, worths }: Postings): Index => {
  const places = new Map(terms.map((term, place) => [term, place]))
  const spreads = terms.map((_, place) => {
    let count = 0
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++)
      if (((fields[at] ?? 0) & ~KIN) !== 0) count += 1
    return count
  })

  return {
    spread: (term) => spreads[places.get(term) ?? -1] ?? 0,
    search: (asked) => {
      const hits = new Map<number, Hit & { terms: number }>()
      for (const term of asked) {
        const place = places.get(term)
        if (place === undefined) continue
        for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
          const card = cards[at] ?? 0
          const hit = hits.get(card) ?? { card, score: 0, match: new Map(), terms: 0 }
          hits.set(card, hit)
          hit.terms += 1
          hit.score += worths[at] ?? 0
          hit.match.set(term, fields[at] ?? 0)
        }
      }
      return [...hits.values()].map(({ card, score, match, terms: found }) => ({
        card,
        score: score * found,
        match,
      }))
    },
  }
}
