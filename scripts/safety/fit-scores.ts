import { concerns, type Level } from '../../src/safety/contract.ts'
import { gramsOf } from '../../src/safety/triage/features.ts'
import { dot, type Rarity, type Sample } from '../../src/safety/triage/sample.ts'
import { concernSample } from '../../src/safety/triage/score.ts'
import { CONCERN_SLOTS } from '../../src/safety/triage/weights.ts'
import { SHORT_WINDOWS } from '../../src/safety/triage/windows.ts'
import type { Prepared } from './corpus.ts'
import { fit, type Labelled } from './fit.ts'

export type Variant = 'plain' | 'withVector'

/** How hard the weights are held back, and how much a real person's text weighs beside a line of our own. */
type Reins = { penalty: number; postCost: number }
const WORDS: Reins = { penalty: 0.05, postCost: 1 }
const MEANINGS: Reins = { penalty: 10, postCost: 4 }
const GRAVE_PENALTY = 0.3
const CONCERN_PENALTY = 0.3
/** A short text is dangerous throughout; of a longer one the highest windows are taken, picked anew so often. */
const PICKED = 2
const PICKS = 3
/** So many passes find the windows; the last weights get them all. */
const PICKING_PASSES = 4

export const isGrave = (level: Level): boolean => level === 'crisis' || level === 'emergency'

type Window = Prepared['windows'][number]
type Told = { text: Prepared; window: Window }
/** `words` scores by words alone: it picks the windows whose meaning is read. */
type Scores = { card: Float64Array; grave: Float64Array; words: Float64Array; told: Told[] }

/** The score for 'needs a card', and the one for 'crisis or emergency' among those that do. */
export const fitScores = (texts: Prepared[], variant: Variant): Scores => {
  const byWords = fitOn(texts, 'plain', WORDS)
  if (variant === 'plain') return byWords
  // Words and meanings need different reins, so each is learned apart, and the two are added.
  const byMeaning = fitOn(texts, 'withVector', MEANINGS)
  const negatives = texts.filter(({ level }) => level === 'none').flatMap(({ windows }) => windows)
  return { ...byMeaning, words: byWords.card, card: sum(byWords.card, byMeaning.card, negatives) }
}

const MEANINGS_WEIGH = 2
const sum = (words: Float64Array, meanings: Float64Array, ordinary: Window[]): Float64Array => {
  const spread = (weights: Float64Array) => {
    const scores = ordinary.map((window) => dot(weights, window.withVector ?? window.plain))
    const mean = scores.reduce((total, score) => total + score, 0) / scores.length
    return Math.sqrt(scores.reduce((total, score) => total + (score - mean) ** 2, 0) / scores.length)
  }
  const [ofWords, ofMeanings] = [1 / spread(words), MEANINGS_WEIGH / spread(meanings)]
  return words.map((weight, at) => weight * ofWords + (meanings[at] as number) * ofMeanings)
}

const fitOn = (texts: Prepared[], variant: Variant, { penalty, postCost }: Reins): Scores => {
  const sample = (window: Window): Sample => window[variant] ?? window.plain
  const labelled = (window: Window, isPositive: boolean, cost = 1): Labelled => ({
    sample: sample(window),
    isPositive,
    cost,
  })
  const dangerous = texts.filter(({ level }) => level !== 'none')
  const ordinary = new Set(texts.filter(({ level }) => level === 'none').flatMap(({ windows }) => windows))
  const negatives = [...ordinary].map((window) => labelled(window, false))
  const short: Told[] = dangerous
    .filter(({ windows }) => windows.length <= SHORT_WINDOWS)
    .flatMap((text) => text.windows.map((window) => ({ text, window })))
  const long = dangerous.filter(({ windows }) => windows.length > SHORT_WINDOWS)
  const costOf = ({ source }: Prepared) => (source === 'own' ? 1 : postCost)
  const fitWith = (told: Told[], passes?: number) =>
    fit(
      [...told.map(({ text, window }) => labelled(window, true, costOf(text))), ...negatives],
      penalty,
      passes,
    )

  let told = short
  let card = fitWith(told, PICKING_PASSES)
  for (let pick = 0; pick < PICKS; pick++) {
    const highest = (text: Prepared): Told[] =>
      text.windows
        .map((window) => ({ text, window, score: dot(card, sample(window)) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, PICKED)
    told = [...short, ...long.flatMap(highest)]
    card = fitWith(told, pick === PICKS - 1 ? undefined : PICKING_PASSES)
  }
  const grave = fit(
    told.map(({ text, window }) => labelled(window, isGrave(text.level))),
    GRAVE_PENALTY,
  )
  return { card, grave, words: card, told }
}

/** One row of weights for each concern, against all others. */
export const fitConcerns = (told: Told[], rarity: Rarity): Float32Array => {
  const known = told.filter(({ text }) => text.concern !== null)
  const samples = known.map(({ window }) => concernSample(gramsOf(window.text), rarity))
  const rows = new Float32Array(CONCERN_SLOTS * concerns.length)
  for (const [row, concern] of concerns.entries()) {
    const weights = fit(
      samples.map((sample, at) => ({
        sample,
        isPositive: known[at]?.text.concern === concern,
        cost: 1,
      })),
      CONCERN_PENALTY,
    )
    rows.set(weights.slice(0, CONCERN_SLOTS), row * CONCERN_SLOTS)
    // Its last slot is the bias, which every sample has twice.
    const bias = row * CONCERN_SLOTS + CONCERN_SLOTS - 1
    rows[bias] = (rows[bias] as number) + (weights.at(-1) as number)
  }
  return rows
}
