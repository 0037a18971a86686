import { FIELDS, type Field } from './postings.ts'

/** What speaks for a card: how telling the words are that were found, and where. Does not grow with the length of a message. */
export type Evidence = {
  evidence: number
  /** The part of it that comes from what the card is called: its id, title and keywords. */
  strong: number
  /** How much of what the message says the card speaks to, from 0 to 1. */
  coverage: number
  /** One of them is what the card is about: it stands in its id. */
  isCalled: boolean
}

/** Weighs a match: which terms were found in which fields of the card, a bit each. `total` is how telling all words of the message are. */
export const evidenceOf = (
  match: Map<string, number>,
  query: string[],
  tellingOf: (term: string) => number,
  total: number,
): Evidence => {
  const sum = { evidence: 0, strong: 0, covered: 0 }
  let isCalled = false
  for (const [term, fields] of match) {
    const weight = BEST[fields] ?? 0
    const telling = Math.max(tellingOf(term), weight >= NAME && !WIDE.has(term) ? LEAST : 0)
    const isExact = query.includes(term)
    const counts = telling * weight * (isExact ? 1 : GUESSED)
    sum.evidence += counts
    if (weight >= 1) sum.strong += counts
    if (isExact && weight >= 0.5) sum.covered += tellingOf(term)
    isCalled ||= weight >= NAME && isExact && !WIDE.has(term)
  }
  const { covered, ...rest } = sum
  return { ...rest, isCalled, coverage: total === 0 ? 0 : covered / total }
}

const NAME = 1.5
/** How much a word found there says that the card is about it. */
const WEIGHT: Record<Field, number> = {
  name: NAME,
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

/** A word that was only nearly found counts less. */
const GUESSED = 0.6

/** A word of a card's own name is never counted as less telling than this. */
const LEAST = 2.5
/** Words of names that stand in many messages of all kinds. */
const WIDE = new Set(
  'school sleep night morning eat food babi new hom home hous time big tall up late car driving start parent self not after like play plai first day job feel mum dad stori win talk leav room husband wife partner slow teach teacher nursery nurseri kindergarten breakfast toilet'.split(
    ' ',
  ),
)
