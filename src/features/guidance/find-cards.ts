import MiniSearch from 'minisearch'
import type { AnyWorry, Card } from './card.ts'
import { isForParent, relationsOf, situationOf } from './card-family.ts'
import { createFollowUps, type FollowUps } from './follow-ups.ts'
import { loadAnyWorry } from './load-cards.ts'
import { loadMeanings, type MeaningOf, WORDS_ALONE } from './meanings.ts'
import { createNearness } from './near-cards.ts'
import { createNewsSense } from './near-news.ts'
import { memo, onDemand } from './once.ts'
import { type Evidence, evidenceOf } from './rules/evidence.ts'
import { createSpelling } from './rules/spelling.ts'
import { KNOWN_WORDS, termOf, terms, termsOfPlain } from './rules/terms.ts'

/** A card that was found, with what speaks for it. */
export type Match = { card: Card; score: number } & Evidence

export type Finder = {
  cards: Card[]
  anyWorry: AnyWorry
  /** Cards for a normalised text, best first. Without an age every card is looked at. */
  find: (plain: string, allow: (card: Card) => boolean) => Match[]
  /** Cards of the same age and topic about something near. */
  neighboursOf: (card: Card) => Card[]
  /** What a card holds for a normalised remark or question that comes up later in a talk. */
  followUpOf: FollowUps['find']
  /** What of these cards' follow-ups has anything to do with a message, the likest first. */
  followUpsNear: FollowUps['rank']
  /** How rare a term is among the cards. */
  tellingOf: (term: string) => number
  /** How near the meaning of a normalised message is to what parents say beside a card, some 2 to 20; null where it is not known. */
  nearnessTo: (card: Card, plain: string) => number | null
  /** How much a normalised message is like those that tell of something good, from 0 to 1; 0 where its meaning is not known. */
  soundsGood: (plain: string) => number
  /** The same finder, which knows what these texts mean. */
  withMeaning: (meaningOf: MeaningOf) => Finder
}

/** Puts the cards into an index once. A search takes about a millisecond. */
export const createFinder = (cards: Card[], anyWorry = loadAnyWorry()): Finder => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const { family, neighbours } = relationsOf(cards)
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  })
  // A card's situations stand in its own entry and in those of its family.
  const termsOf = memo(terms)
  const entries = cards.map((card) => entryOf(card, family.get(card.id) ?? [], termsOf))
  index.addAll(entries)
  const spread = spreadOf(entries)
  const raw = cards.flatMap(
    (card) =>
      [card.title, ...card.keywords, ...card.situations, card.background]
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? [],
  )
  const followed = cards.flatMap((card) =>
    card.follow_ups.map((one) => [...one.said, ...one.keywords].join(' ')),
  )
  const spelling = createSpelling([...KNOWN_WORDS, ...raw, ...oftenIn(followed), ...PLAIN_ENGLISH])
  const tellingOf = (term: string) => Math.log(1 + cards.length / (1 + (spread.get(term) ?? 0)))
  const plainEnglish = new Set(PLAIN_ENGLISH.map(termOf))
  const isStrange = (term: string) => term.length >= 5 && !spread.has(term) && !plainEnglish.has(term)
  const spell = (plain: string) => plain.replace(/[a-z]{4,}/g, spelling)
  // Whoever goes by words alone needs none of them.
  const meanings = onDemand(loadMeanings)
  const followUps = createFollowUps(spell, meanings)
  const nearnessOf = onDemand(() => createNearness(cards, meanings()))
  const newsIn = onDemand(() => createNewsSense(cards, meanings()))
  const find = (plain: string, allow: (card: Card) => boolean, meaningOf: MeaningOf): Match[] => {
    const query = [...new Set(termsOfPlain(spell(plain)))].slice(0, MOST_TERMS)
    if (query.length === 0) return []
    const total = query.reduce((sum, term) => sum + (spread.has(term) ? tellingOf(term) : STRANGE_TELLS), 0)
    const allowed = new Set(cards.filter(allow).map(({ id }) => id))
    const found = index.search(query.join(' '), {
      boost: BOOST,
      bm25: { k: 0.5, b: 0.7, d: 0.5 },
      fuzzy: (term) => (isStrange(term) ? 0.2 : false),
      prefix: isStrange,
      // Left out before they are weighed, not after: most cards are for other ages.
      boostDocument: (id) => (allowed.has(id) ? 1 : 0),
    })
    const matches = found
      .flatMap(({ id, score, match }) => {
        const card = byId.get(id)
        return card ? [{ card, score, ...evidenceOf(match, query, tellingOf, total) }] : []
      })
      .sort((a, b) => rank(b) - rank(a))
    const meaning = meaningOf(spell(plain))
    return meaning ? byMeaning(matches, (card) => nearnessOf()(card, meaning)) : matches
  }
  const withMeaning = (meaningOf: MeaningOf): Finder => {
    const { find: followUpOf, rank: followUpsNear } = followUps(meaningOf)
    return {
      cards,
      anyWorry,
      find: (plain, allow) => find(plain, allow, meaningOf),
      neighboursOf: ({ id }) => neighbours.get(id) ?? [],
      followUpOf,
      followUpsNear,
      tellingOf,
      nearnessTo: (card, plain) => {
        const meaning = meaningOf(spell(plain))
        return meaning && nearnessOf()(card, meaning)
      },
      soundsGood: memo((plain) => {
        const meaning = meaningOf(spell(plain))
        return meaning ? newsIn()(meaning) : 0
      }),
      withMeaning,
    }
  }
  return withMeaning(WORDS_ALONE)
}

/** The words of several texts: one that stands in a single text may be a slip that was meant to be there. */
const oftenIn = (texts: string[]): string[] => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word)
}
const OFTEN = 3

/** Frequency and fields (the index's score) weighed with how telling the words are. */
const rank = ({ score, evidence, strong }: Match) => (evidence + strong) * Math.sqrt(score)

/** The first few of them weighed once more by what they mean; weights found on the cards' own situations: docs/coach-quality.md. */
const byMeaning = (matches: Match[], nearnessOf: (card: Card) => number): Match[] => {
  const [named] = matches
  if (named?.isCalled && named.coverage >= ALL_BUT_ALL) return matches
  const first = matches.slice(0, MOST_WEIGHED).map((match) => ({
    match,
    weight: 0.9 * Math.sqrt(rank(match)) + nearnessOf(match.card),
  }))
  return [
    ...first.sort((a, b) => b.weight - a.weight).map(({ match }) => match),
    ...matches.slice(MOST_WEIGHED),
  ]
}
const MOST_WEIGHED = 12
/** 'Refuses to go to school': a card is called so, and there is little else to weigh. */
const ALL_BUT_ALL = 0.8

/** Whether a card is meant for a child of so many months. */
export const fitsAge = ({ ages }: Card, months: number): boolean => ages.from <= months && months <= ages.to

/** The few cards that a follow-up is looked for in, when the card in hand holds none. */
export const nearestTo = (finder: Finder, plain: string, isFor: (card: Card) => boolean): Card[] =>
  finder
    .find(plain, isFor)
    .slice(0, MOST_CARDS)
    .map(({ card }) => card)
const MOST_CARDS = 5

export const isChildCard = (card: Card): boolean => !isForParent(card)

type Entry = { id: string } & Record<keyof typeof BOOST, string>

const BOOST = { name: 1.5, title: 2, keywords: 2, situations: 1, kin: 1.5, background: 2 }
const MOST_TERMS = 60
/** What a word that no card holds is taken to say. */
const STRANGE_TELLS = 3
/** Words that are right as they stand, so that they are not taken for a slip of a word on a card. */
const PLAIN_ENGLISH =
  'recipe recipes coding football weather python cooking politics bitcoin stock stocks president election movie movies music essay translate capital country software computer laptop server engine basketball cricket tennis holiday flight hotel restaurant invest mortgage insurance market price prices lottery horoscope poem story song lyrics guitar piano physics chemistry history geography algebra equation server javascript excel spreadsheet email printer carbonara pasta cake bread'.split(
    ' ',
  )

const entryOf = (card: Card, family: Card[], termsOf: typeof terms): Entry => ({
  id: card.id,
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

const spreadOf = (entries: Entry[]): Map<string, number> => {
  const spread = new Map<string, number>()
  for (const { name, title, keywords, situations, background } of entries)
    for (const term of new Set(`${name} ${title} ${keywords} ${situations} ${background}`.split(' ')))
      spread.set(term, (spread.get(term) ?? 0) + 1)
  return spread
}
