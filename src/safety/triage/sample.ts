import { GRAM_SLOTS, type Grams } from './features.ts'

export const VECTOR_SIZE = 512
/** N-grams, then the vector, then the bias. */
export const SLOTS = GRAM_SLOTS + VECTOR_SIZE + 1

/** A window as numbers: words of length one, letters of length one, and its vector, if it has one, of length three. */
export type Sample = {
  at: Int32Array
  value: Float32Array
  vector: Float32Array | null
  /** The square of its length, with the bias. */
  square: number
}

const VECTOR_LENGTH = 3

/** How much an n-gram says by being rare: its inverse document frequency. 0 where it was seen once or never. */
export type Rarity = ArrayLike<number>

export const sampleOf = (grams: Grams, rarity: Rarity, vector: Float32Array | null): Sample => {
  const words = weighed(grams.words, rarity)
  const letters = weighed(grams.letters, rarity)
  return {
    at: Int32Array.from(words.at.concat(letters.at)),
    value: Float32Array.from(words.value.concat(letters.value)),
    vector: vector?.map((number) => number * VECTOR_LENGTH) ?? null,
    square: 1 + words.length + letters.length + (vector ? VECTOR_LENGTH ** 2 : 0),
  }
}

const weighed = (counts: Map<number, number>, rarity: Rarity) => {
  const at: number[] = []
  const value: number[] = []
  for (const [slot, times] of counts) {
    const weight = rarity[slot] as number
    if (weight === 0) continue
    at.push(slot)
    value.push(times === 1 ? weight : (1 + Math.log(times)) * weight)
  }
  let square = 0
  for (const number of value) square += number * number
  const length = Math.sqrt(square)
  return { at, value: value.map((number) => number / (length || 1)), length: at.length > 0 ? 1 : 0 }
}

/** The score of a sample, with the bias. */
export const dot = (weights: Float64Array | Float32Array, { at, value, vector }: Sample): number => {
  let sum = weights[SLOTS - 1] as number
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] as number] as number) * (value[i] as number)
  if (vector)
    for (let i = 0; i < vector.length; i++) sum += (weights[GRAM_SLOTS + i] as number) * (vector[i] as number)
  return sum
}

/** What a window means: its sentence's vector, or what the two of a pair come to together. Null where one is not known. */
export const meaningOf = (
  sentences: string[],
  vectorOf: (sentence: string) => Float32Array | null | undefined,
): Float32Array | null => {
  const vectors = sentences.map(vectorOf)
  if (vectors.some((vector) => !vector)) return null
  const sum = (vectors as Float32Array[]).reduce((one, other) =>
    one.map((number, at) => number + (other[at] as number)),
  )
  const length = Math.hypot(...sum) || 1
  return sum.map((number) => number / length)
}
