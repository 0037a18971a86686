import { concerns } from '../contract.ts'
import { GRAM_SLOTS } from './features.ts'
import { SLOTS } from './sample.ts'

/** From which score on a text needs a card, and from which on it is sure enough to be shown above the answer. */
export type Thresholds = {
  quiet: number
  /** The same for a text of a sentence or two, which has fewer chances to sound like danger. */
  quietIfShort: number
  loud: number
}
export type Score = { card: Float32Array; grave: Float32Array; thresholds: Thresholds }

/** What `npm run safety:train` learned. */
export type Weights = {
  rarity: Float32Array
  /** By words alone. */
  plain: Score
  /** By words and sentence vectors. */
  withVector: Score
  /** One row of CONCERN_SLOTS for each concern, in the contract's order. */
  concerns: Float32Array
}

export const CONCERN_SLOTS = 2 ** 14
export const MAGIC = 0x4b575331
/** What one byte can say on each side of zero. */
export const STEPS = 127

export const HEADER_BYTES = 4 + 4 * 10

/** Throws where the bytes are not what `encodeWeights` wrote. */
export const decodeWeights = (bytes: Buffer): Weights => {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE() !== MAGIC)
    throw new Error('weights.bin: not the weights of the safety score; run npm run safety:train')
  const whole = Array.from({ length: 10 }, (_, at) => bytes.readFloatLE(4 + 4 * at)) as number[]
  let from = HEADER_BYTES
  const next = (size: number) => {
    const part = decodePart(bytes, from, size)
    from += 4 + size
    return part
  }
  const score = (at: number): Score => {
    const [quiet = 0, quietIfShort = 0, loud = 0, card = 0, grave = 0] = whole.slice(at, at + 5)
    return {
      card: withBias(next(SLOTS), card),
      grave: withBias(next(SLOTS), grave),
      thresholds: { quiet, quietIfShort, loud },
    }
  }
  const rarity = next(GRAM_SLOTS)
  const plain = score(0)
  const withVector = score(5)
  return { rarity, plain, withVector, concerns: next(CONCERN_SLOTS * concerns.length) }
}

const decodePart = (bytes: Buffer, from: number, size: number): Float32Array => {
  if (from + 4 + size > bytes.length) throw new Error('weights.bin: is cut short; run npm run safety:train')
  const most = bytes.readFloatLE(from)
  return Float32Array.from({ length: size }, (_, at) => {
    const step = bytes.readInt8(from + 4 + at) / STEPS
    return Math.sign(step) * step * step * most
  })
}

const withBias = (values: Float32Array, bias: number): Float32Array => {
  values[SLOTS - 1] = bias
  return values
}
