import type { Card, FollowUp } from './card.ts'
import { askedOf } from './rules/asked.ts'
import { normalise } from './rules/normalise.ts'
import { terms, termsOfPlain } from './rules/terms.ts'

/** Whatever holds follow-ups: a card, or what is answered alike beside every card. */
type Holder = Pick<Card, 'follow_ups'>

/** A follow-up that was found, and how much speaks for it, from 0 to 1. */
export type Found<H extends Holder = Card> = {
  card: H
  followUp: FollowUp
  likeness: number
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
export const createFollowUps = (spell: (plain: string) => string): FollowUps => {
  const read = new Map<Holder, Shelf>()
  const shelfOf = (holder: Holder): Shelf => {
    const shelf = read.get(holder) ?? readShelf(holder)
    read.set(holder, shelf)
    return shelf
  }
  const rank = <H extends Holder>(among: H[], parts: Part[]): Found<H>[] =>
    among
      .flatMap((card) => {
        const shelf = shelfOf(card)
        return shelf.entries.map((entry) => ({
          card,
          followUp: entry.followUp,
          likeness: Math.max(0, ...parts.map((part) => likenessOf(part, entry, shelf))),
        }))
      })
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
  return {
    find: (among, plain, allow = () => true) => {
      const parts = partsOf(spell(plain))
      const least = parts.every(({ kind }) => kind === 'told') ? NEAR_REMARK : NEAR
      const best = rank(among, parts).find(allow)
      return best && best.likeness >= least ? best : null
    },
    rank: (among, plain) => rank(among, partsOf(spell(plain))),
  }
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
const chance = ({ sameKind, covered, weight, alike }: Signs): number =>
  1 / (1 + Math.exp(5.51 - 1.06 * sameKind - 1.19 * covered - 0.74 * Math.min(weight, 12) - 0.98 * alike))

const SAME_WORDS = 0.999
const VERY_WORDS = 0.75
const FEW = 2
/** A question wants an answer more than a remark does. */
const NEAR = 0.35
const NEAR_REMARK = 0.42
/** Below this an answer is given as the nearest one there is. */
export const SURE_FOLLOW_UP = 0.6

/** A question for a reason, a time or an amount is no question whether to do something. */
type Kind = 'why' | 'time' | 'told' | 'asked'
const kindOf = (plain: string): Kind => {
  const asked = askedOf(plain)
  if (asked === null) return 'told'
  if (asked === 'why') return 'why'
  return asked === 'long' || asked === 'amount' ? 'time' : 'asked'
}

type Part = { said: Set<string>; kind: Kind }
type Entry = {
  followUp: FollowUp
  wordings: Part[]
  /** How often a term stands in the wordings and keywords; those of the answer count a little. */
  counts: Map<string, number>
  length: number
}
type Shelf = {
  entries: Entry[]
  /** How few of these follow-ups hold a term. */
  rarity: (term: string) => number
  length: number
}

const readShelf = ({ follow_ups }: Holder): Shelf => {
  const entries = follow_ups.map(readEntry)
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const all = entries.length
  const rarity = (term: string) => {
    const held = spread.get(term) ?? 0
    return Math.log(1 + (all - held + 0.5) / (held + 0.5))
  }
  return { entries, rarity, length: entries.reduce((sum, { length }) => sum + length, 0) / all }
}

const readEntry = (followUp: FollowUp): Entry => {
  const wordings = followUp.said.map((line) => partOf(normalise(line)))
  const counts = new Map<string, number>()
  const count = (some: Iterable<string>, worth: number) => {
    for (const term of some) counts.set(term, (counts.get(term) ?? 0) + worth)
  }
  for (const { said } of wordings) count(said, 1)
  for (const keyword of followUp.keywords) {
    const key = new Set(terms(keyword))
    count(key, key.size === 1 ? 1 : 0.5)
  }
  count(new Set(terms(followUp.answer)), 0.3)
  return { followUp, wordings, counts, length: [...counts.values()].reduce((sum, one) => sum + one, 0) }
}

/** Okapi BM25 among the follow-ups of one card, and what else speaks for this one. */
const likenessOf = ({ said, kind }: Part, entry: Entry, { rarity, length }: Shelf): number => {
  const weigh = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + rarity(term), 0)
  const room = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * entry.length) / length)
  const weight = [...said].reduce((sum, term) => {
    const count = entry.counts.get(term) ?? 0
    return sum + (rarity(term) * count * (SATURATION + 1)) / (count + room)
  }, 0)
  if (weight === 0) return 0
  const alike = entry.wordings.map(
    ({ said: other }) => weigh(said.intersection(other)) / Math.sqrt(weigh(said) * weigh(other) || 1),
  )
  const likeness = chance({
    sameKind: entry.wordings.filter((one) => one.kind === kind).length / entry.wordings.length,
    covered: weight / weigh(said),
    // A long message touches a little of everything.
    weight: weight * Math.min(1, USUAL / said.size),
    alike: Math.max(...alike),
  })
  // The very words of a wording are no chance, however few tell anything.
  const isSame = entry.wordings.some((one, at) => one.kind === kind && (alike[at] ?? 0) > SAME_WORDS)
  return isSame && said.size >= FEW ? Math.max(likeness, VERY_WORDS) : likeness
}
/** Telling words in a message of the usual length. */
const USUAL = 9
const SATURATION = 1.2
const BY_LENGTH = 0.6

const partOf = (plain: string): Part => ({ said: new Set(termsOfPlain(plain)), kind: kindOf(plain) })

const MOST_QUESTIONS = 4

/** A message as a whole, and the last questions in it where it holds more; where it asks nothing, what it tells last. */
const partsOf = (plain: string): Part[] => {
  const sentences = plain.match(/[^.!?;]+[.!?;]*/g) ?? []
  const long = sentences.filter((part) => part.trim().split(' ').length > 3)
  const questions = long.filter((part) => kindOf(part) !== 'told')
  const parts = questions.length > 0 ? questions : long
  return [plain, ...(sentences.length > 1 ? parts.slice(-MOST_QUESTIONS) : [])]
    .map(partOf)
    .filter(({ said }) => said.size > 0)
}
