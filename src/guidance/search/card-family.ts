import type { Card } from '../card.ts'
import { terms } from '../words/terms.ts'

/** By card: those about the same situation at other ages, by what ids, titles and keywords share. */
export const familiesOf = (cards: Card[]): Map<string, Card[]> => {
  const bags = cards.map((card) =>
    counted(terms(`${situationOf(card)} ${situationOf(card)} ${card.title} ${card.keywords.join(' . ')}`)),
  )
  const spread = new Map<string, number>()
  for (const bag of bags) for (const term of bag.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const vectors = bags.map((bag) => unit(bag, (term) => Math.log(cards.length / (spread.get(term) ?? 1))))
  return new Map(
    cards.map((card, index) => [
      card.id,
      cards.filter((other, at) => isOtherAge(card, other) && cosine(vectors[index], vectors[at]) >= KINSHIP),
    ]),
  )
}

/** 'biting' of 'biting-1-3'. */
export const situationOf = ({ id }: Card): string => id.replace(/-(\d+-\d+|parent)$/, '').replaceAll('-', ' ')

export const isForParent = ({ id }: { id: string }): boolean => id.endsWith('-parent')

/** About the parents themselves, at odds with each other: what comes first where all of them read along. */
export const isBetweenParents = ({ id }: { id: string }): boolean => BETWEEN_PARENTS.includes(id)

export const BETWEEN_PARENTS = [
  'disagreeing-with-other-parent-parent',
  'former-partner-disputes-parent',
  'relationship-strain-after-baby-parent',
  'partner-left-out-parent',
  'anger-at-partner-parent',
  'partner-drifting-parent',
]

/** From here on two cards count as one situation; found by trying on the cards' own situations. */
const KINSHIP = 0.25

type Vector = Map<string, number>

const isOtherAge = (card: Card, other: Card) =>
  other.ages.from > card.ages.to || other.ages.to < card.ages.from

const counted = (words: string[]): Vector => {
  const bag: Vector = new Map()
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

const unit = (bag: Vector, weightOf: (term: string) => number): Vector => {
  const weighted: Vector = new Map([...bag].map(([term, count]) => [term, Math.sqrt(count) * weightOf(term)]))
  const length = Math.hypot(...weighted.values()) || 1
  return new Map([...weighted].map(([term, weight]) => [term, weight / length]))
}

const cosine = (a: Vector = new Map(), b: Vector = new Map()): number => {
  let sum = 0
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0)
  return sum
}
