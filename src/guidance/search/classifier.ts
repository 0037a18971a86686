import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { CONTENT } from '../../platform/root.ts'
import { termsOfPlain } from '../words/terms.ts'
import { NUMBERS } from './meanings.ts'

/** What each number of an input (a gram's weight, or one of a meaning's) speaks for each card: a byte a card, and what a byte is worth. */
export type Layer = { scales: Float32Array; weights: Int8Array; biases: Float32Array }

/**
 * Multinomial logistic regression from a message to the cards: one layer over its words, and one over its meaning that adds to it. Learned by
 * `npm run cards:train` from content/guidance/training.
 */
export type Classifier = {
  cards: string[]
  /** Words and pairs of words, each with how rare it is. */
  grams: Map<string, { place: number; rarity: number }>
  words: Layer
  meanings: Layer
}

/** A normalised message's words, and each two that follow one another. */
export const gramsOf = (plain: string): string[] => {
  const terms = termsOfPlain(plain)
  return [...new Set([...terms, ...terms.slice(1).map((term, before) => `${terms[before]} ${term}`)])]
}

/** The known grams of a message as a vector of length one. */
export const inputOf = (grams: Classifier['grams'], plain: string): [place: number, value: number][] => {
  const known = gramsOf(plain).flatMap((gram) => grams.get(gram) ?? [])
  const length = Math.hypot(...known.map(({ rarity }) => rarity)) || 1
  return known.map(({ place, rarity }) => [place, rarity / length])
}

/** How much speaks for each card, in the order of `cards`: log odds, up to a number that is the same for all. */
export const classify = (
  { cards, grams, words, meanings }: Classifier,
  plain: string,
  meaning: Float32Array | null,
): Float64Array => {
  const sums = Float64Array.from(words.biases)
  const add = ({ scales, weights }: Layer, place: number, value: number) => {
    const worth = value * (scales[place] ?? 0)
    const from = place * cards.length
    for (let card = 0; card < cards.length; card++)
      sums[card] = (sums[card] ?? 0) + worth * (weights[from + card] ?? 0)
  }
  for (const [place, value] of inputOf(grams, plain)) add(words, place, value)
  if (!meaning) return sums
  for (let at = 0; at < NUMBERS; at++) add(meanings, at, MEANING_COUNTS * (meaning[at] ?? 0))
  return sums.map((sum, card) => sum + (meanings.biases[card] ?? 0))
}
export const MEANING_COUNTS = 2

export const CLASSIFIER_FILE = join(CONTENT, 'guidance/classifier.bin')

/** As `npm run cards:train` left it, in V8's format, which later versions of Node read too; null where it didn't run. */
export const loadClassifier = (file = CLASSIFIER_FILE): Classifier | null =>
  existsSync(file) ? deserialize(readFileSync(file)) : null

export const packClassifier = (classifier: Classifier): Buffer => serialize(classifier)
