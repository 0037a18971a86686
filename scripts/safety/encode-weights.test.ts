import { expect, test } from 'vitest'
import { concerns } from '../../src/safety/contract.ts'
import { GRAM_SLOTS } from '../../src/safety/triage/features.ts'
import { SLOTS } from '../../src/safety/triage/sample.ts'
import { CONCERN_SLOTS, decodeWeights, type Weights } from '../../src/safety/triage/weights.ts'
import { encodeWeights } from './encode-weights.ts'

const filled = (size: number, scale: number) =>
  Float32Array.from({ length: size }, (_, at) => Math.sin(at) * scale)
const score = () => ({
  card: filled(SLOTS, 3),
  grave: filled(SLOTS, 2),
  thresholds: { quiet: 0.5, quietIfShort: 0.75, loud: 2.25 },
})
const weights: Weights = {
  rarity: filled(GRAM_SLOTS, 9),
  plain: score(),
  withVector: score(),
  concerns: filled(CONCERN_SLOTS * concerns.length, 1),
}

test('weights come back nearly as they were, in less than a megabyte', () => {
  const bytes = encodeWeights(weights)
  expect(bytes.length).toBeLessThan(2 ** 20)
  const read = decodeWeights(bytes)
  expect(read.plain.thresholds).toEqual({ quiet: 0.5, quietIfShort: 0.75, loud: 2.25 })
  for (const at of [0, 7, 4321]) expect(read.plain.card[at]).toBeCloseTo(weights.plain.card[at] as number, 1)
  expect(read.withVector.grave.at(-1)).toBe(weights.withVector.grave.at(-1))
})

test('a file that is something else, or cut short, is told', () => {
  expect(() => decodeWeights(Buffer.from('hello'))).toThrow('safety:train')
  expect(() => decodeWeights(encodeWeights(weights).subarray(0, 5000))).toThrow('cut short')
})
