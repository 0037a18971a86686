import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import type { FollowUp } from '../card.ts'

/** What the wordings of a follow-up mean together, a byte a number. */
export type Meaning = Int8Array

export const NUMBERS = 512
/** A vector of 512 numbers and of length one has none near a third. */
export const BYTES_TO_ONE = 423
const KEY_BYTES = 8

/** How near two meanings are, from -1 to 1. */
export const nearness = (one: Float32Array, other: Meaning): number => {
  let sum = 0
  for (let at = 0; at < NUMBERS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum / BYTES_TO_ONE
}

/** What several texts mean together: a vector of length one again, or null of none. */
export const together = (vectors: Float32Array[]): Float32Array | null => {
  if (vectors.length < 2) return vectors[0] ?? null
  const sums = Float32Array.from({ length: NUMBERS }, (_, at) =>
    vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0),
  )
  const length = Math.hypot(...sums) || 1
  return sums.map((sum) => sum / length)
}

/** All wordings of a follow-up. */
export const wordingsOf = ({ said, quick_reply: reply }: Pick<FollowUp, 'said' | 'quick_reply'>): string[] =>
  reply ? [...said, reply] : said

/** Names a follow-up by its wordings, so that what they mean is read anew when they change. */
export const keyOf = (followUp: Pick<FollowUp, 'said' | 'quick_reply'>): string =>
  createHash('sha256')
    .update(wordingsOf(followUp).join('\n'))
    .digest('hex')
    .slice(0, KEY_BYTES * 2)

const FILE = join(CONTENT, 'guidance/meanings.bin')

/** Meanings of follow-ups by key, as `npm run meanings` left them. */
export const loadMeanings = (file = FILE): Map<string, Meaning> => {
  const rows = new Map<string, Meaning>()
  if (!existsSync(file)) return rows
  const bytes = readFileSync(file)
  for (let at = 0; at + KEY_BYTES + NUMBERS <= bytes.length; at += KEY_BYTES + NUMBERS)
    rows.set(
      bytes.toString('hex', at, at + KEY_BYTES),
      new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY_BYTES, NUMBERS),
    )
  return rows
}

/** The same as a file's bytes, in the order of their keys. */
export const packMeanings = (rows: Map<string, Meaning>): Buffer =>
  Buffer.concat(
    [...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, meaning]) => [Buffer.from(key, 'hex'), Buffer.from(meaning)]),
  )
