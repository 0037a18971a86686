import { GRAM_SLOTS } from '../../src/safety/triage/features.ts'
import { dot, type Sample, SLOTS } from '../../src/safety/triage/sample.ts'
import { shuffled } from './shuffled.ts'

export type Labelled = { sample: Sample; isPositive: boolean; cost: number }

const PASSES = 9
/** Between whole passes only what is not yet clear is looked at again: most ordinary text is clear at once. */
const WHOLE_EVERY = 4
const CLEAR = 0.02
const NEWTON_STEPS = 20

/**
 * Logistic regression with a quadratic penalty, by dual coordinate descent (Yu, Huang and Lin 2011). Deterministic. Both
 * classes weigh the same however many there are of each.
 */
export const fit = (given: Labelled[], penalty: number, passes = PASSES): Float64Array => {
  const all = balanced(given, penalty)
  const weights = new Float64Array(SLOTS)
  const alphas = Float64Array.from(all, ({ cost }) => Math.min(0.001 * cost, 1e-8))
  for (const [at, one] of all.entries()) add(weights, one, alphas[at] as number)
  for (let pass = 0; pass < passes; pass++)
    for (const at of shuffled(all.length, pass)) {
      const one = all[at] as Labelled
      if (pass % WHOLE_EVERY !== 0 && (alphas[at] as number) < CLEAR * one.cost) continue
      const margin = (one.isPositive ? 1 : -1) * dot(weights, one.sample)
      const before = alphas[at] as number
      const after = solve(before, one.cost, margin, one.sample.square)
      alphas[at] = after
      add(weights, one, after - before)
    }
  return weights
}

const balanced = (given: Labelled[], penalty: number): Labelled[] => {
  const sum = (isPositive: boolean) =>
    given.reduce((total, one) => (one.isPositive === isPositive ? total + one.cost : total), 0)
  const share = { true: sum(true), false: sum(false) }
  const scale = (isPositive: boolean) => (share.true + share.false) / (2 * share[`${isPositive}`] * penalty)
  return given.map((one) => ({ ...one, cost: one.cost * scale(one.isPositive) }))
}

/** The one-variable problem of a coordinate: minimises z log z + (c - z) log(c - z) + a/2 (z - z0)^2 + b (z - z0). */
const solve = (start: number, cost: number, margin: number, square: number): number => {
  let z = Math.min(Math.max(start, cost * 1e-9), cost * (1 - 1e-9))
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const slope = Math.log(z / (cost - z)) + square * (z - start) + margin
    if (Math.abs(slope) < 1e-4) break
    const next = z - slope / (square + cost / (z * (cost - z)))
    // Never past a wall: then half the way to it.
    z = next <= 0 ? z / 10 : next >= cost ? cost - (cost - z) / 10 : next
  }
  return z
}

const add = (
  weights: Float64Array,
  { sample: { at, value, vector }, isPositive }: Labelled,
  alpha: number,
) => {
  const step = isPositive ? alpha : -alpha
  weights[SLOTS - 1] = (weights[SLOTS - 1] as number) + step
  for (let i = 0; i < at.length; i++) {
    const slot = at[i] as number
    weights[slot] = (weights[slot] as number) + step * (value[i] as number)
  }
  if (vector)
    for (let i = 0; i < vector.length; i++)
      weights[GRAM_SLOTS + i] = (weights[GRAM_SLOTS + i] as number) + step * (vector[i] as number)
}
