import { sentencesOf } from '../../language/sentences.ts'
import { createSpelling } from '../../language/spelling.ts'
import type { Card } from '../card.ts'
import { withoutName } from '../words/child-name.ts'
import { KNOWN_WORDS, termsOfPlain } from '../words/terms.ts'
import { writtenOut } from '../words/written-out.ts'
import { type Scored, withChances } from './chance.ts'
import { evidenceOf } from './evidence.ts'
import { createIndex } from './postings.ts'
import { prepareSearch } from './prepare.ts'

/** A card that was found, and how likely it is to speak to the message, from 0 to 1. */
export type Match = { card: Card; chance: number }

/** A message as it is looked up. */
export type Query = {
  plain: string
  /** What it is about, each term once. */
  terms: string[]
  /** The sentences that say most, to be read for their meaning: a vector of a whole page says nothing of any of them. */
  heart: string[]
  /** What they mean together, where somebody has read that. */
  meaning: Float32Array | null
  /** What each of them means, where they were read one by one. */
  meanings: Float32Array[]
}

export type Search = {
  cards: Card[]
  /** A parent's message, normalised and spelt, without the child's name; bounded, however long it is. */
  query: (text: string, name?: string) => Query
  /** The cards for a message, the likeliest first; only those that are allowed. */
  find: (query: Query, allow?: (card: Card) => boolean) => Match[]
}

/** How much a message's words, and its meaning where it was read, speak for each card: log odds, up to a number that is the same for all. */
export type Classify = (query: Pick<Query, 'plain' | 'meaning'>) => (card: Card) => number

/** Puts the cards into one index. A look-up takes a fraction of a millisecond. */
export const createSearch = (
  cards: Card[],
  classify: Classify = () => () => 0,
  { postings, words } = prepareSearch(cards),
): Search => {
  const { spread, search } = createIndex(postings)
  const spelling = createSpelling([...KNOWN_WORDS, ...words, ...PLAIN_ENGLISH])
  const tellingOf = (term: string) => Math.log(1 + cards.length / (1 + spread(term)))

  const query = (text: string, name = ''): Query => {
    const plain = withoutName(writtenOut(text.slice(0, MOST_LETTERS)), name).replace(/[a-z]{4,}/g, spelling)
    const sentences = sentencesOf(plain).map((text) => ({ text, terms: termsOfPlain(text) }))
    const asked = [...new Set(sentences.flatMap(({ terms }) => terms))].slice(0, MOST_TERMS)
    return { plain, terms: asked, heart: heartOf(sentences), meaning: null, meanings: [] }
  }

  /** The sentences that say most for their length, in their order. */
  const heartOf = (sentences: { text: string; terms: string[] }[]): string[] => {
    const known = (terms: string[]) => [...new Set(terms)].filter((term) => spread(term) > 0)
    const tells = sentences.map(
      ({ terms }) =>
        known(terms).reduce((sum, term) => sum + tellingOf(term), 0) / Math.sqrt(1 + terms.length),
    )
    const inOrder = [...sentences.keys()]
      .sort((a, b) => (tells[b] ?? 0) - (tells[a] ?? 0))
      .slice(0, MOST_HEART_SENTENCES)
    let letters = 0
    const kept = inOrder.filter((place, at) => {
      const length = sentences[place]?.text.length ?? 0
      if (at > 0 && letters + length > HEART_LETTERS) return false
      letters += length
      return true
    })
    return sentences.filter((_, at) => kept.includes(at)).map(({ text }) => text.slice(0, MOST_HEART_LETTERS))
  }

  const find: Search['find'] = ({ plain, terms: asked, meaning }, allow = () => true) => {
    if (asked.length === 0) return []
    const total = asked.reduce((sum, term) => sum + (spread(term) > 0 ? tellingOf(term) : STRANGE_TELLS), 0)
    const hits = new Map(search(asked).map((hit) => [hit.card, hit]))
    const learned = classify({ plain, meaning })
    const scored = cards.flatMap((card, place): Scored[] => {
      if (!allow(card)) return []
      const hit = hits.get(place)
      const { evidence, coverage } = evidenceOf(hit?.match ?? NOTHING, tellingOf, total)
      const words = Math.sqrt(evidence) * (hit?.score ?? 0) ** 0.25
      return [{ card, coverage, words, weight: WORDS_COUNT * words + learned(card) }]
    })
    return withChances(scored, meaning !== null).slice(0, MOST_FOUND)
  }
  return { cards, query, find }
}

/** Whether a card is meant for a child of so many months; all are where nobody has said. */
export const fitsAge = ({ ages }: Card, months: number | null): boolean =>
  months === null || (ages.from <= months && months <= ages.to)

const MOST_LETTERS = 4000
const HEART_LETTERS = 200
const MOST_HEART_SENTENCES = 6
/** More than this is read of the sentence that says most alone. */
const MOST_HEART_LETTERS = 220
const MOST_TERMS = 40
/** How much the words that a card holds count beside what was learned; found on tests/evaluation/first-messages.jsonl. */
const WORDS_COUNT = 0.2
const NOTHING = new Map<string, number>()
/** Cards that are told of; those behind them were found by a word or two. */
const MOST_FOUND = 12
/** What a word that no card holds is taken to say. */
const STRANGE_TELLS = 3
/** Words that are right as they stand, so that they are not taken for a slip of a word on a card. */
const PLAIN_ENGLISH =
  'recipe recipes coding football weather python cooking politics bitcoin stock stocks president election movie movies music essay translate capital country software computer laptop server engine basketball cricket tennis holiday flight hotel restaurant invest mortgage insurance market price prices lottery horoscope poem story song lyrics guitar piano physics chemistry history geography algebra equation server javascript excel spreadsheet email printer carbonara pasta cake bread'.split(
    ' ',
  )
