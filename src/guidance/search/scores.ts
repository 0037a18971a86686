import { NUMBERS } from './meanings.ts'

/** What speaks for something in a meaning: a weight for each number, and a bias. */
export type Score = { weights: Float32Array; bias: number }

export const scoreOf = ({ weights, bias }: Score, meaning: Float32Array): number => {
  let sum = bias
  for (let at = 0; at < NUMBERS; at++) sum += (weights[at] ?? 0) * (meaning[at] ?? 0)
  return sum
}

export const SCORE_BYTES = (NUMBERS + 1) * 4

export const packScore = ({ weights, bias }: Score): Buffer =>
  Buffer.from(Float32Array.from([...weights, bias]).buffer)

export const unpackScore = (bytes: Buffer, from: number): Score => ({
  weights: Float32Array.from({ length: NUMBERS }, (_, at) => bytes.readFloatLE(from + 4 * at)),
  bias: bytes.readFloatLE(from + 4 * NUMBERS),
})
