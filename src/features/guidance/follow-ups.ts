import type { Card, FollowUp } from './card.ts'
import type { Meaning, MeaningOf } from './meanings.ts'
import {
  type Entry,
  type Holder,
  nearnessesOn,
  type Part,
  partsOf,
  readShelf,
  type Shelf,
} from './shelves.ts'

/** A follow-up that was found, and how much speaks for it, from 0 to 1. */
export type Found<H extends Holder = Card> = {
  card: H
  followUp: FollowUp
  likeness: number
  /** How near its meaning is to that of the whole message, from -1 to 1; null where that is not known. */
  near: number | null
}

export type FollowUps = {
  /** What these cards hold for a normalised remark or question; null where nothing in them is near enough. */
  find: <H extends Holder>(
    holders: H[],
    plain: string,
    allow?: (found: Found<H>) => boolean,
  ) => Found<H> | null
  /** All that has anything to do with it, the likest first. */
  rank: <H extends Holder>(holders: H[], plain: string) => Found<H>[]
}

/** Reads a card's follow-ups when it is first asked for them, which takes some twenty milliseconds; a look at them takes one. */
export const createFollowUps = (
  spell: (plain: string) => string,
  meanings: () => Map<string, Meaning>,
): ((meaningOf: MeaningOf) => FollowUps) => {
  const read = new Map<Holder, Shelf>()
  const shelfOf = (holder: Holder): Shelf => {
    const shelf = read.get(holder) ?? readShelf(holder, meanings())
    read.set(holder, shelf)
    return shelf
  }
  return (meaningOf) => {
    const rank = <H extends Holder>(among: H[], parts: Part[]): Found<H>[] =>
      among
        .flatMap((card) => likenessesOn(shelfOf(card), parts).map((found) => ({ card, ...found })))
        .filter(({ likeness }) => likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
    const readParts = (plain: string) => partsOf(spell(plain), meaningOf)
    return {
      find: (among, plain, allow = () => true) => {
        const parts = readParts(plain)
        const [ofQuestion, ofRemark] = parts[0]?.meaning ? LEAST_BY_MEANING : LEAST_BY_WORDS
        const least = parts.every(({ kind }) => kind === 'told') ? ofRemark : ofQuestion
        const best = rank(among, parts).find(allow)
        return best && best.likeness >= least ? best : null
      },
      rank: (among, plain) => rank(among, readParts(plain)),
    }
  }
}

const likenessesOn = (shelf: Shelf, parts: Part[]): Omit<Found, 'card'>[] => {
  const near = parts.map(({ meaning }) => nearnessesOn(shelf, meaning))
  return shelf.entries.map((entry, at) => ({
    followUp: entry.followUp,
    near: near[0]?.[at]?.near ?? null,
    likeness: Math.max(
      0,
      ...parts.map((part, of) => likenessOf(part, entry, shelf, near[of]?.[at]?.beyond ?? null)),
    ),
  }))
}

type Signs = {
  /** How many of the wordings ask in the same way. */
  sameKind: number
  /** How much of the message is spoken to. */
  covered: number
  /** How much speaks for it in all. */
  weight: number
  /** How like the nearest wording it is. */
  alike: number
}

/** Weights found by logistic regression on messages that were written and judged apart from the wordings: docs/coach-quality.md. */
const chance = ({ sameKind, covered, weight, alike }: Signs, near: number | null): number => {
  const most = Math.min(weight, 12)
  return near === null
    ? logistic(-5.51 + 1.06 * sameKind + 1.19 * covered + 0.74 * most + 0.98 * alike)
    : logistic(-5.2 + 0.05 * sameKind + 0.84 * covered + 0.62 * most + 0.1 * alike + 11.7 * near)
}
const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

const SAME_WORDS = 0.999
const VERY_WORDS = 0.75
const FEW = 2
/** A question wants an answer more than a remark does, and less is enough where meanings are known: it is right as often. */
const LEAST_BY_WORDS = [0.35, 0.42] as const
const LEAST_BY_MEANING = [0.3, 0.4] as const
/** Below this an answer is given as the nearest one there is. */
export const SURE_FOLLOW_UP = 0.6

/** Okapi BM25 among the follow-ups of one card, what else speaks for this one, and how near its meaning is. */
const likenessOf = (
  { said, kind, line }: Part,
  entry: Entry,
  { rarity, length }: Shelf,
  near: number | null,
): number => {
  const weigh = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + rarity(term), 0)
  const room = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * entry.length) / length)
  const weight = [...said].reduce((sum, term) => {
    const count = entry.counts.get(term) ?? 0
    return sum + (rarity(term) * count * (SATURATION + 1)) / (count + room)
  }, 0)
  if (weight === 0 && near === null) return 0
  const alike = entry.wordings.map(
    ({ said: other }) => weigh(said.intersection(other)) / Math.sqrt(weigh(said) * weigh(other) || 1),
  )
  const signs = {
    sameKind: entry.wordings.filter((one) => one.kind === kind).length / entry.wordings.length,
    covered: weight / weigh(said),
    // A long message touches a little of everything.
    weight: weight * Math.min(1, USUAL / said.size),
    alike: Math.max(...alike),
  }
  const likeness = chance(signs, near)
  // The very words of a wording are no chance, however few tell anything.
  const isSame = entry.wordings.some((one, at) => one.kind === kind && (alike[at] ?? 0) > SAME_WORDS)
  return isSame && (said.size >= FEW || entry.wordings.some((one) => one.line === line))
    ? Math.max(likeness, VERY_WORDS)
    : likeness
}
/** Telling words in a message of the usual length. */
const USUAL = 9
const SATURATION = 1.2
const BY_LENGTH = 0.6
