import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReadSentences } from '../../src/platform/sentence-vectors.ts'
import { VECTOR_SIZE } from '../../src/safety/triage/sample.ts'

const KEY_BYTES = 20
const BYTES = VECTOR_SIZE * 4
const AT_ONCE = 16

/** The vectors of sentences, read once and kept in a file of hashes and numbers, since reading takes most of the time. */
export const readVectors = async (
  sentences: string[],
  read: ReadSentences,
  cache: string,
  onProgress: (done: number, all: number) => void,
): Promise<(sentence: string) => Float32Array | null> => {
  mkdirSync(dirname(cache), { recursive: true })
  const known = existsSync(cache) ? parse(readFileSync(cache)) : new Map<string, Float32Array>()
  const missing = sentences.filter((sentence) => !known.has(keyOf(sentence)))
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE)
    const vectors = await read(some)
    if (vectors === null) throw new Error('the sentence encoder cannot read')
    const entries = some.map((sentence, at) => [keyOf(sentence), vectors[at] as Float32Array] as const)
    for (const [key, vector] of entries) known.set(key, vector)
    appendFileSync(cache, Buffer.concat(entries.flatMap(asBytes)))
    onProgress(from + some.length, missing.length)
  }
  return (sentence) => known.get(keyOf(sentence)) ?? null
}

const keyOf = (text: string) => createHash('sha1').update(text).digest('hex')

const asBytes = ([key, vector]: readonly [string, Float32Array]): Buffer[] => [
  Buffer.from(key, 'hex'),
  Buffer.from(vector.buffer, vector.byteOffset, BYTES),
]

const parse = (bytes: Buffer): Map<string, Float32Array> => {
  const vectors = new Map<string, Float32Array>()
  for (let at = 0; at + KEY_BYTES + BYTES <= bytes.length; at += KEY_BYTES + BYTES) {
    const from = bytes.byteOffset + at + KEY_BYTES
    const numbers = bytes.buffer.slice(from, from + BYTES) as ArrayBuffer
    vectors.set(bytes.toString('hex', at, at + KEY_BYTES), new Float32Array(numbers))
  }
  return vectors
}
