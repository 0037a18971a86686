import type { Card, FollowUp } from '../card.ts'
import { memo } from '../once.ts'
import { terms, termsOfPlain, termsOfWords } from '../words/terms.ts'
import { writtenOut } from '../words/written-out.ts'
import { wordingsOf } from './meanings.ts'
import type { Query } from './search.ts'

/** Whatever holds follow-ups: a card, or what is answered alike beside every card. */
export type Holder = Pick<Card, 'follow_ups'>

/** A follow-up that has something to do with a message, and how like it is to what parents write then, from 0 to 1. */
export type Found<H extends Holder = Holder> = {
  holder: H
  followUp: FollowUp
  likeness: number
  /** It answers the question that was just asked. */
  isQuickReply?: boolean
}

/** How near a meaning is to a follow-up's, beyond how near it is to all of its card's; null where that is not known. */
export type Standing = (holder: Holder, followUp: FollowUp, meaning: Float32Array) => number | null

export type RankFollowUps = <H extends Holder>(holders: H[], query: Query) => Found<H>[]

/** Ranks what cards hold for a message that comes up later in a talk, the likest first. Reads a card's follow-ups when it is first asked for them. */
export const createFollowUps = (standing: Standing = () => null): RankFollowUps => {
  const shelfOf = memo(readShelf)
  return (holders, query) => {
    const parts = partsOf(query)
    return holders
      .flatMap((holder) => {
        const shelf = shelfOf(holder)
        return shelf.entries.map((entry) => {
          const likeness = Math.max(
            0,
            ...parts.map(({ meaning, ...part }) =>
              likenessOf(part, entry, shelf, meaning && standing(holder, entry.followUp, meaning)),
            ),
          )
          return { holder, followUp: entry.followUp, likeness }
        })
      })
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
  }
}

/** A message or a sentence of it: its terms, how it asks, and its words whoever they are about. */
type Part = { said: Set<string>; asks: boolean; line: string }

type Entry = {
  followUp: FollowUp
  wordings: Part[]
  /** How often a term stands in the wordings and keywords; those of the answer count a little. */
  counts: Map<string, number>
  length: number
}

/** The follow-ups of one card, read. */
type Shelf = {
  entries: Entry[]
  /** How few of these follow-ups hold a term. */
  rarity: (term: string) => number
  length: number
}

function readShelf({ follow_ups }: Holder): Shelf {
  const entries = follow_ups.map(readEntry)
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const all = entries.length
  const rarities = Array.from({ length: all + 1 }, (_, held) =>
    Math.log(1 + (all - held + 0.5) / (held + 0.5)),
  )
  const rarity = (term: string) => rarities[spread.get(term) ?? 0] ?? 0
  return { entries, rarity, length: entries.reduce((sum, { length }) => sum + length, 0) / all }
}

const readEntry = (followUp: FollowUp): Entry => {
  const wordings = wordingsOf(followUp).map((line) => partOf(writtenOut(line)))
  const counts = new Map<string, number>()
  const count = (some: Iterable<string>, worth: number) => {
    for (const term of some) counts.set(term, (counts.get(term) ?? 0) + worth)
  }
  for (const { said } of wordings) count(said, 1)
  for (const keyword of followUp.keywords) {
    const key = new Set(terms(keyword))
    count(key, key.size === 1 ? 1 : 0.5)
  }
  count(new Set(termsOfWords(followUp.answer.toLowerCase())), 0.3)
  return { followUp, wordings, counts, length: [...counts.values()].reduce((sum, one) => sum + one, 0) }
}

/** A message as a whole, and where it has several sentences each that says something. */
const partsOf = ({
  plain,
  terms: asked,
  heart,
  meaning,
  meanings,
}: Query): (Part & Pick<Query, 'meaning'>)[] => {
  const sentences = heart.length > 1 ? heart : []
  return [
    { ...partOf(plain, asked), meaning },
    ...sentences.map((text, at) => ({ ...partOf(text), meaning: meanings[at] ?? meaning })),
  ].filter(({ said }) => said.size > 0)
}

const partOf = (plain: string, said = termsOfPlain(plain)): Part => ({
  said: new Set(said),
  asks: isAsked(plain),
  line: plain
    .replace(WHO, 'x')
    .replace(/[^\w ]/g, '')
    .trim(),
})
/** Whether it is he or she makes no other question of it. */
const WHO = /\b(?:he|she|they|him|her|them|his|their)\b/g

/** Whether a message asks rather than tells. */
export const isAsked = (plain: string): boolean => ASKED.test(plain)

const ASKED =
  /\?|(?:^|[.!] )(?:but |and |so |ok |well )*(?:why|should|can|could|would|will|was|is|are|does|do|did|what|how|where|which|who|if|when)\b/

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

/** Okapi BM25 among the follow-ups of one card, what else speaks for this one, and how near its meaning is. */
const likenessOf = (
  { said, asks, line }: Part,
  entry: Entry,
  { rarity, length }: Shelf,
  near: number | null,
): number => {
  const weigh = (some: Iterable<string>) => {
    let sum = 0
    for (const term of some) sum += rarity(term)
    return sum
  }
  const saidWeighs = weigh(said)
  const room = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * entry.length) / length)
  const weight = [...said].reduce((sum, term) => {
    const count = entry.counts.get(term) ?? 0
    return sum + (rarity(term) * count * (SATURATION + 1)) / (count + room)
  }, 0)
  if (weight === 0 && near === null) return 0
  const alike = entry.wordings.map(
    ({ said: other }) => weigh(said.intersection(other)) / Math.sqrt(saidWeighs * weigh(other) || 1),
  )
  const likeness = chance(
    {
      sameKind: entry.wordings.filter((one) => one.asks === asks).length / entry.wordings.length,
      covered: weight / saidWeighs,
      // A long message touches a little of everything.
      weight: weight * Math.min(1, USUAL / said.size),
      alike: Math.max(...alike),
    },
    near,
  )
  // The very words of a wording are no chance.
  return entry.wordings.some((one) => one.line === line) ? 1 : likeness
}
/** Telling words in a message of the usual length. */
const USUAL = 9
const SATURATION = 1.2
const BY_LENGTH = 0.6
