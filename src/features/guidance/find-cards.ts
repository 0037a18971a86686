import MiniSearch from 'minisearch'
import type { Card } from './card.ts'
import { familiesOf, isForParent, situationOf } from './card-family.ts'
import { createSpelling } from './rules/spelling.ts'
import { KNOWN_WORDS, termOf, terms, termsOfPlain } from './rules/terms.ts'

/** A card and how much speaks for it: `evidence` adds up how telling the matched words are, and does not grow with the message's length. */
export type Match = {
  card: Card
  score: number
  evidence: number
  /** The part of it that comes from what the card is called: its id, title and keywords. */
  strong: number
  /** The part of that which comes from its id and title alone. */
  titled: number
  /** How much of what the message says this card speaks to, from 0 to 1. */
  coverage: number
  /** A telling word stands in what the card is called or in its situations, and not only in its background. */
  isNamed: boolean
}

export type Finder = {
  /** Cards for a normalised text, best first. Without an age every card is looked at. */
  find: (plain: string, allow: (card: Card) => boolean) => Match[]
  familyOf: (card: Card) => Card[]
}

/** Puts the cards into an index once. A search takes about a millisecond. */
export const createFinder = (cards: Card[]): Finder => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const families = familiesOf(cards)
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  })
  const entries = cards.map((card) => entryOf(card, families.get(card.id) ?? []))
  index.addAll(entries)
  const spread = spreadOf(entries)
  const raw = cards.flatMap(
    (card) =>
      [card.title, ...card.keywords, ...card.situations, card.background]
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? [],
  )
  const spelling = createSpelling([...KNOWN_WORDS, ...raw, ...PLAIN_ENGLISH])
  const tellingOf = (term: string) => Math.log(1 + cards.length / (1 + (spread.get(term) ?? 0)))
  const plainEnglish = new Set(PLAIN_ENGLISH.map(termOf))
  const isStrange = (term: string) => term.length >= 5 && !spread.has(term) && !plainEnglish.has(term)
  const find: Finder['find'] = (plain, allow) => {
    const query = [...new Set(termsOfPlain(plain.replace(/[a-z]{5,}/g, spelling)))].slice(0, MOST_TERMS)
    if (query.length === 0) return []
    const total = query.reduce((sum, term) => sum + (spread.has(term) ? tellingOf(term) : STRANGE_TELLS), 0)
    const found = index.search(query.join(' '), {
      boost: BOOST,
      bm25: { k: 0.5, b: 0.7, d: 0.5 },
      fuzzy: (term) => (isStrange(term) ? 0.2 : false),
      prefix: isStrange,
      filter: ({ id }) => {
        const card = byId.get(id)
        return card !== undefined && allow(card)
      },
    })
    return found
      .flatMap(({ id, score, match }) => {
        const card = byId.get(id)
        return card ? [{ card, score, ...evidenceOf(match, query, tellingOf, total) }] : []
      })
      .sort((a, b) => rank(b) - rank(a))
  }
  return { find, familyOf: (card) => families.get(card.id) ?? [] }
}

/** Frequency and fields (the index's score) weighed with how telling the words are. */
const rank = ({ score, evidence, strong }: Match) => (evidence + strong) * Math.sqrt(score)

/** Whether a card is meant for a child of so many months. */
export const fitsAge = ({ ages }: Card, months: number): boolean => ages.from <= months && months <= ages.to

export const isChildCard = (card: Card): boolean => !isForParent(card)

type Entry = { id: string } & Record<keyof typeof BOOST, string>

const BOOST = { name: 1.5, title: 2, keywords: 2, situations: 1, kin: 1.5, background: 2 }
/** How much a word found there says that the card is about it. */
const WEIGHT: Record<string, number> = {
  name: 1.5,
  title: 1.1,
  keywords: 1,
  situations: 0.65,
  kin: 0.5,
  background: 0.3,
}
const MOST_TERMS = 60
/** What a word that no card holds is taken to say. */
const STRANGE_TELLS = 3
/** A word that was only nearly found counts less. */
const GUESSED = 0.6

/** Words that are right as they stand, so that they are not taken for a slip of a word on a card. */
const PLAIN_ENGLISH =
  'recipe recipes coding football weather python cooking politics bitcoin stock stocks president election movie movies music essay translate capital country software computer laptop server engine basketball cricket tennis holiday flight hotel restaurant invest mortgage insurance market price prices lottery horoscope poem story song lyrics guitar piano physics chemistry history geography algebra equation server javascript excel spreadsheet email printer carbonara pasta cake bread'.split(
    ' ',
  )

const entryOf = (card: Card, family: Card[]): Entry => ({
  id: card.id,
  name: terms(situationOf(card)).join(' '),
  title: terms(card.title).join(' '),
  keywords: card.keywords.flatMap(terms).join(' '),
  situations: card.situations.flatMap(terms).join(' '),
  kin: family
    .flatMap((other) => [...other.keywords, ...other.situations])
    .flatMap(terms)
    .join(' '),
  background: terms([card.background, card.opening, ...card.suggestions.map((one) => one.do)].join(' ')).join(
    ' ',
  ),
})

const spreadOf = (entries: Entry[]): Map<string, number> => {
  const spread = new Map<string, number>()
  for (const { name, title, keywords, situations, background } of entries)
    for (const term of new Set(`${name} ${title} ${keywords} ${situations} ${background}`.split(' ')))
      spread.set(term, (spread.get(term) ?? 0) + 1)
  return spread
}

const evidenceOf = (
  match: Record<string, string[]>,
  query: string[],
  tellingOf: (term: string) => number,
  total: number,
) => {
  let evidence = 0
  let strong = 0
  let titled = 0
  let isNamed = false
  let covered = 0
  for (const [term, fields] of Object.entries(match)) {
    const weight = Math.max(...fields.map((field) => WEIGHT[field] ?? 0))
    const isName = weight >= 1.5 && !WIDE.has(term)
    const telling = isName
      ? Math.max(tellingOf(term), DEEDS.has(term) ? DEED_TELLS : NAME_TELLS)
      : tellingOf(term)
    const counts = telling * weight * (query.includes(term) ? 1 : GUESSED)
    evidence += counts
    if (query.includes(term) && weight >= 0.5) covered += tellingOf(term)
    if (weight >= 1) strong += counts
    if (weight > 1) titled += counts
    isNamed ||= weight >= 0.5 && telling >= 1.4
  }
  return { evidence, strong, titled, isNamed, coverage: total === 0 ? 0 : covered / total }
}

/** A word of a card's own name is never counted as less telling than this, unless it is a wide one. */
const NAME_TELLS = 2.2
/** What a child does says more than where and with whom. */
const DEED_TELLS = 3.2
const DEEDS = new Set([
  'hit',
  'bite',
  'kick',
  'throw',
  'lie',
  'steal',
  'swear',
  'bully',
  'bullied',
  'vape',
  'die',
  'selfharm',
  'bedwetting',
])
const WIDE = new Set([
  'school',
  'sleep',
  'night',
  'morning',
  'eat',
  'food',
  'babi',
  'new',
  'hom',
  'home',
  'hous',
  'time',
  'big',
  'up',
  'late',
  'start',
  'parent',
  'self',
  'not',
  'after',
  'like',
  'play',
  'plai',
  'first',
  'day',
  'job',
  'feel',
  'mum',
  'dad',
])
