import { concerns, type Level } from '../../src/features/safety/contract.ts'
import { gramsOf } from '../../src/features/safety/triage/features.ts'
import { dot, type Rarity, type Sample } from '../../src/features/safety/triage/sample.ts'
import { concernSample } from '../../src/features/safety/triage/score.ts'
import { CONCERN_SLOTS } from '../../src/features/safety/triage/weights.ts'
import type { Prepared } from './corpus.ts'
import { fit, type Labelled } from './fit.ts'

export type Variant = 'plain' | 'withVector'

const PENALTY = 0.05
const GRAVE_PENALTY = 0.3
const CONCERN_PENALTY = 0.3
/** A short text is dangerous throughout; of a longer one the highest windows are taken, picked anew so often. */
const SHORT_WINDOWS = 3
const PICKED = 2
const PICKS = 3
/** So many passes find the windows; the last weights get them all. */
const PICKING_PASSES = 4

export const isGrave = (level: Level): boolean => level === 'crisis' || level === 'emergency'

type Window = Prepared['windows'][number]
type Told = { text: Prepared; window: Window }

/** The score for 'needs a card', and the one for 'crisis or emergency' among those that do. */
export const fitScores = (texts: Prepared[], variant: Variant) => {
  const sample = (window: Window): Sample => window[variant] ?? window.plain
  const labelled = (window: Window, isPositive: boolean): Labelled => ({
    sample: sample(window),
    isPositive,
    cost: 1,
  })
  const dangerous = texts.filter(({ level }) => level !== 'none')
  const ordinary = new Set(texts.filter(({ level }) => level === 'none').flatMap(({ windows }) => windows))
  const negatives = [...ordinary].map((window) => labelled(window, false))
  const short: Told[] = dangerous
    .filter(({ windows }) => windows.length <= SHORT_WINDOWS)
    .flatMap((text) => text.windows.map((window) => ({ text, window })))
  const long = dangerous.filter(({ windows }) => windows.length > SHORT_WINDOWS)
  const fitWith = (told: Told[], passes?: number) =>
    fit([...told.map(({ window }) => labelled(window, true)), ...negatives], PENALTY, passes)

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
  return { card, grave, told }
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
