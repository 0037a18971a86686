import { concerns } from '../../src/safety/contract.ts'
import { GRAM_SLOTS } from '../../src/safety/triage/features.ts'
import { SLOTS } from '../../src/safety/triage/sample.ts'
import { CONCERN_SLOTS, HEADER_BYTES, MAGIC, STEPS, type Weights } from '../../src/safety/triage/weights.ts'

type Part = [values: Float32Array, size: number]
const partsOf = ({ rarity, plain, withVector, concerns: rows }: Weights): Part[] => [
  [rarity, GRAM_SLOTS],
  [plain.card, SLOTS],
  [plain.grave, SLOTS],
  [withVector.card, SLOTS],
  [withVector.grave, SLOTS],
  [rows, CONCERN_SLOTS * concerns.length],
]

/** One byte a number, finer near zero, where most are; the bias and the thresholds whole. */
export const encodeWeights = (weights: Weights): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  const { plain, withVector } = weights
  const bias = SLOTS - 1
  const whole = [plain, withVector].flatMap(({ card, grave, thresholds: { quiet, quietIfShort, loud } }) => [
    quiet,
    quietIfShort,
    loud,
    card[bias] as number,
    grave[bias] as number,
  ])
  header.writeUInt32LE(MAGIC)
  for (const [at, number] of whole.entries()) header.writeFloatLE(number, 4 + 4 * at)
  return Buffer.concat([header, ...partsOf(weights).map(([values]) => encodePart(values))])
}

const encodePart = (values: Float32Array): Buffer => {
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1
  const bytes = Buffer.alloc(4 + values.length)
  bytes.writeFloatLE(most)
  for (const [at, value] of values.entries())
    bytes.writeInt8(Math.round(Math.sign(value) * Math.sqrt(Math.abs(value) / most) * STEPS), 4 + at)
  return bytes
}
