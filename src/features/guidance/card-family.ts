import type { Card } from './card.ts'
import { terms } from './rules/terms.ts'

/** By card: the cards about the same situation at other ages, and those about a near one at its own age. */
export type Relations = { family: Map<string, Card[]>; neighbours: Map<string, Card[]> }

/** Found by what the ids, titles and keywords of cards share. */
export const relationsOf = (cards: Card[]): Relations => {
  const bags = cards.map((card) =>
    counted(terms(`${situationOf(card)} ${situationOf(card)} ${card.title} ${card.keywords.join(' . ')}`)),
  )
  const spread = new Map<string, number>()
  for (const bag of bags) for (const term of bag.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const vectors = bags.map((bag) => unit(bag, (term) => Math.log(cards.length / (spread.get(term) ?? 1))))
  const near = (least: number, isMeant: (card: Card, other: Card) => boolean) =>
    new Map(
      cards.map((card, index) => [
        card.id,
        cards.filter((other, at) => isMeant(card, other) && cosine(vectors[index], vectors[at]) >= least),
      ]),
    )
  return {
    family: near(KINSHIP, isOtherAge),
    neighbours: near(
      NEIGHBOURHOOD,
      (card, other) =>
        card !== other &&
        !isOtherAge(card, other) &&
        isForParent(card) === isForParent(other) &&
        card.topics[0] === other.topics[0],
    ),
  }
}

/** 'biting' of 'biting-1-3'. */
export const situationOf = ({ id }: Card): string => id.replace(/-(\d+-\d+|parent)$/, '').replaceAll('-', ' ')

export const isForParent = ({ id }: { id: string }): boolean => id.endsWith('-parent')

/** A matter of health, where a guide says neither 'usual' nor 'it passes'. */
export const isHealth = ({ keywords }: Pick<Card, 'keywords'>): boolean => HEALTH.test(keywords.join(' '))

const HEALTH =
  /\b(fever|temperature|rash|vomiting|reflux|weight gain|self harm|cot death|choking|enuresis|constipat\w+|not walking|speech delay|colic|eating disorder|suicid\w+|adhd|autis\w+|selective mutism|depress\w+|dyslexia)\b/

/** From here on two cards count as one situation; found by trying on the cards' own situations. */
const KINSHIP = 0.25

/** From here on a card of the same age and topic may go on where another one ends. */
const NEIGHBOURHOOD = 0.145

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
