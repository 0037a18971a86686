import type { Score } from '../../src/guidance/search/scores.ts'
import { meanOf, solve, spreadOf } from './discriminant.ts'

/** Much of it: cards have twenty to sixty texts each, and 512 numbers vary. Found on tests/evaluation/first-messages.jsonl. */
const RIDGE = 1.5

/**
 * Linear discriminant analysis: a score for each card, the higher the likelier it is that a meaning belongs to its texts. Every card is as
 * likely beforehand. Zero is what a text has on a card by chance.
 */
export const fitCards = (groups: Float32Array[][]): Score[] => {
  const means = groups.map(meanOf)
  const spread = spreadOf(
    groups.map((group, at) => ({ group, mean: means[at] as Float64Array })),
    RIDGE,
  )
  const usual = meanOf(groups.flat())
  const scores = solve(spread, means).map((weights, at) => ({
    weights,
    bias: -dot(weights, means[at] as Float64Array) / 2,
  }))
  const chance = scores.reduce(
    (sum, { weights, bias }) => sum + (dot(weights, usual) + bias) / scores.length,
    0,
  )
  return scores.map(({ weights, bias }) => ({ weights: Float32Array.from(weights), bias: bias - chance }))
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
