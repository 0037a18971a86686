import { memoize } from '../platform/memoize.ts'
import type { Card } from './card.ts'
import { newWorryChance } from './guide/new-worry.ts'
import type { Library } from './library.ts'
import { isBetweenParents, isForParent } from './search/card-family.ts'
import { followUpId } from './search/follow-up-id.ts'
import { fitsAge, type Match } from './search/search.ts'

/** What a model is given to answer from: cards, best first, and what is written to questions like this one. */
export type ShortList = {
  cards: Card[]
  /** `choice` is the id by which the question can be tapped. */
  followUps: { choice: string; question: string; answer: string }[]
}

export type Asked = {
  text: string
  /** What the parent wrote before it. */
  before: string
  /** 0 is an age that nobody told. */
  years: number
  /** The card that was used last, which stays on the list. */
  inHand: string | null
  /** All parents read along: what is written about their disagreeing comes first where it fits. */
  isForAllParents?: boolean
}

const MOST_CARDS = 3
/** What a message found is looked up again with the next one of its talk. */
const LOOKED_UP = 500
const MOST_FOLLOW_UPS = 3
/** From here on another card than the one in hand is meant. */
const CLEAR = 0.93
const OLDEST_MONTH = 227
const FITS_PARENTS = 0.02

/** Finds what fits a message, by words alone: a search and no judgement, so that its reader may use none of it. */
export const createShortList = (library: Library) => {
  const lookUp = memoize(LOOKED_UP, (key) => {
    const { words, months }: { words: string; months: number | null } = JSON.parse(key)
    const query = library.query(words)
    return { query, found: library.find(query, (card) => isForParent(card) || fitsAge(card, months)) }
  })
  return ({ text, before, years, inHand, isForAllParents = false }: Asked): ShortList => {
    const months = years > 0 ? Math.min(Math.round(years * 12), OLDEST_MONTH) : null
    const find = (words: string) => lookUp(JSON.stringify({ words, months }))
    const { query, found: matches } = find(text)
    const isFirst = ({ card, chance }: Match) => isBetweenParents(card) && chance >= FITS_PARENTS
    const found = isForAllParents
      ? [...matches.filter(isFirst), ...matches.filter((match) => !isFirst(match))]
      : matches
    const kept = (inHand && library.card(inHand)) || find(before).found[0]?.card
    const best = found.slice(0, MOST_CARDS - 1).map(({ card }) => card)
    const cards = [...new Set([...best, ...(kept ? [kept] : []), ...found.map(({ card }) => card)])].slice(
      0,
      MOST_CARDS,
    )
    // What comes up later in a talk is mostly about the card in hand, unless another one is clearly meant.
    const here = found.find(({ card }) => card === kept)?.chance ?? 0
    const there = found.find(({ card }) => card !== kept)?.chance ?? 0
    const written = kept ? library.followUps([kept], query) : []
    const asked = written[0]?.likeness ?? 0
    const isNew = !kept || newWorryChance({ there, here, asked, closest: null }) >= CLEAR
    const own = isNew ? library.followUps(best, query) : written
    const followUps = own.slice(0, MOST_FOLLOW_UPS).map(({ holder, followUp }) => ({
      choice: followUpId(holder, followUp),
      question: followUp.said[0] ?? '',
      answer: followUp.answer,
    }))
    return { cards, followUps }
  }
}
