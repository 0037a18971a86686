import { normalise } from '../../language/normalise.ts'

/** Where in the weights a text's n-grams stand, each once, with how often it has it. */
export type Grams = { words: Map<number, number>; letters: Map<number, number> }

/** N-grams are told apart by a hash of so many bits: words have the first half, pieces of words the second. */
export const GRAM_SLOTS = 2 ** 17
const HALF = GRAM_SLOTS / 2

export const gramsOf = (text: string): Grams => {
  const grams: Grams = { words: new Map(), letters: new Map() }
  eachGram(text, (slot) => {
    const counts = slot < HALF ? grams.words : grams.letters
    counts.set(slot, (counts.get(slot) ?? 0) + 1)
  })
  return grams
}

/** The same of two texts, one after the other: what each holds, and the pair of words where they meet. */
export const gramsOfBoth = (one: Grams, other: Grams, meeting: string | null): Grams => {
  const words = added(one.words, other.words)
  if (meeting !== null) words.set(slotOf(meeting), (words.get(slotOf(meeting)) ?? 0) + 1)
  return { words, letters: added(one.letters, other.letters) }
}

const added = (one: Map<number, number>, other: Map<number, number>): Map<number, number> => {
  const sum = new Map(one)
  for (const [slot, times] of other) sum.set(slot, (sum.get(slot) ?? 0) + times)
  return sum
}

/**
 * A text's single words and pairs, and pieces of three to five letters, which typing errors leave mostly whole. `name` is what to call it:
 * the words, and of a piece the word it is from.
 */
export const eachGram = (text: string, visit: (slot: number, name: string) => void): void => {
  const words = wordsOf(text)
  words.forEach((word, at) => {
    visit(slotOf(word), word)
    const next = words[at + 1]
    if (next !== undefined) visit(slotOf(`${word} ${next}`), `${word} ${next}`)
    const padded = ` ${word} `
    for (let from = 0; from + 3 <= padded.length; from++) {
      let hash = EMPTY
      const end = Math.min(from + 5, padded.length)
      for (let to = from; to < end; to++) {
        hash = extended(hash, padded.charCodeAt(to))
        if (to - from >= 2) visit(HALF + slotAt(hash), word)
      }
    }
  })
}

const WORD = /\p{L}+|\d+(?:\.\d+)?/gu
const WORD_MAX_LETTERS = 24

/** "Don't", 'dont' and 'DON’T' are one word. */
export const wordsOf = (text: string): string[] =>
  (normalise(text).replaceAll("'", '').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX_LETTERS))

const slotOf = (text: string): number => {
  let hash = EMPTY
  for (let at = 0; at < text.length; at++) hash = extended(hash, text.charCodeAt(at))
  return slotAt(hash)
}

// FNV-1a, mixed once more since only its low bits are used.
const EMPTY = 0x811c9dc5
const extended = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193)
const slotAt = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) % HALF
