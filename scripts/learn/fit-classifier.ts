import type { Classifier, Layer } from '../../src/guidance/search/classifier.ts'
import { gramsOf, inputOf, MEANING_COUNTS } from '../../src/guidance/search/classifier.ts'
import { NUMBERS } from '../../src/guidance/search/meanings.ts'
import { shuffled } from '../safety/shuffled.ts'

/** A message as it's looked up, what it means, and the place of its card. `rivals` are the cards that may be meant at that age. */
export type Lesson = { plain: string; meaning: Float32Array; card: number; rivals: Uint8Array }

// Found on tests/evaluation/first-messages.jsonl.
const FEWEST = 3
const WORDS = { passes: 6, rate: 1.5 }
const MEANINGS = { passes: 5, rate: 1 }
const PENALTY = 1e-5
/** A card that's this sure of itself learns nothing from a message. */
const LEAST = 0.002

/**
 * Multinomial logistic regression by stochastic gradient descent: first over words, and then, with these as they are, over meanings. Each
 * message competes only with the cards for its age. Deterministic.
 */
export const fitClassifier = (cards: string[], lessons: Lesson[]): Classifier => {
  const grams = gramsIn(lessons)
  const inputs = lessons.map(({ plain }) => inputOf(grams, plain))
  const meanings = lessons.map(({ meaning }) =>
    Array.from(meaning, (value, at): [number, number] => [at, MEANING_COUNTS * value]),
  )
  const words = descend(lessons, inputs, grams.size, cards.length, WORDS)
  const known = inputs.map((input) => sumOf(words, input, cards.length))
  const onTop = descend(lessons, meanings, NUMBERS, cards.length, MEANINGS, known)
  return { cards, grams, words: inBytes(words, cards.length), meanings: inBytes(onTop, cards.length) }
}

const gramsIn = (lessons: Lesson[]): Classifier['grams'] => {
  const counts = new Map<string, number>()
  for (const { plain } of lessons)
    for (const gram of gramsOf(plain)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= FEWEST)
  return new Map(
    often.map(([gram, count], place) => [gram, { place, rarity: Math.log(1 + lessons.length / count) }]),
  )
}

type Input = [place: number, value: number][]
type Weights = { weights: Float32Array; biases: Float32Array }

const sumOf = ({ weights, biases }: Weights, input: Input, cards: number): Float64Array => {
  const sums = Float64Array.from(biases)
  for (const [place, value] of input)
    for (let card = 0; card < cards; card++)
      sums[card] = (sums[card] as number) + value * (weights[place * cards + card] as number)
  return sums
}

const descend = (
  lessons: Lesson[],
  inputs: Input[],
  size: number,
  cards: number,
  { passes, rate }: { passes: number; rate: number },
  known: Float64Array[] = [],
): Weights => {
  const all: Weights = { weights: new Float32Array(size * cards), biases: new Float32Array(cards) }
  const { weights, biases } = all
  for (let pass = 0; pass < passes; pass++) {
    const step = rate * (1 - pass / passes) + 0.02
    for (const at of shuffled(lessons.length, pass)) {
      const { card: right, rivals } = lessons[at] as Lesson
      const input = inputs[at] as Input
      const sums = sumOf(all, input, cards)
      for (const [card, sum] of known[at]?.entries() ?? []) sums[card] = (sums[card] as number) + sum
      for (const [card, slope] of slopesOf(sums, right, rivals)) {
        for (const [place, value] of input) {
          const cell = place * cards + card
          weights[cell] = (weights[cell] as number) - step * slope * value
        }
        biases[card] = (biases[card] as number) - BIAS_RATE * step * slope
      }
    }
    const kept = 1 - PENALTY * lessons.length * step
    for (let cell = 0; cell < weights.length; cell++) weights[cell] = (weights[cell] as number) * kept
  }
  return all
}
const BIAS_RATE = 0.1

/** For each card how much too likely it is held, where that's worth a step. */
const slopesOf = (sums: Float64Array, right: number, rivals: Uint8Array): [card: number, slope: number][] => {
  const most = sums.reduce((max, sum, card) => (rivals[card] ? Math.max(max, sum) : max), -Infinity)
  const odds = sums.map((sum, card) => (rivals[card] ? Math.exp(sum - most) : 0))
  const total = odds.reduce((sum, one) => sum + one, 0)
  const slopes: [number, number][] = []
  for (const [card, one] of odds.entries()) {
    const slope = one / total - (card === right ? 1 : 0)
    if (Math.abs(slope) > LEAST) slopes.push([card, slope])
  }
  return slopes
}

const inBytes = ({ weights, biases }: Weights, cards: number): Layer => {
  const scales = new Float32Array(weights.length / cards)
  const bytes = new Int8Array(weights.length)
  for (let place = 0; place < scales.length; place++) {
    const row = weights.subarray(place * cards, (place + 1) * cards)
    const scale = row.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / 127
    scales[place] = scale
    for (let card = 0; card < cards; card++)
      bytes[place * cards + card] = scale === 0 ? 0 : Math.round((row[card] as number) / scale)
  }
  return { scales, weights: bytes, biases }
}
