import { normalise } from './normalise.ts'

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

/** A text's single words and pairs, and pieces of three to five letters, which typing errors leave mostly whole. */
export const eachGram = (text: string, visit: (slot: number, gram: string, word: string) => void): void => {
  const words = wordsOf(text)
  words.forEach((word, at) => {
    visit(slotOf(word), word, word)
    const next = words[at + 1]
    if (next !== undefined) visit(slotOf(`${word} ${next}`), `${word} ${next}`, word)
    const padded = ` ${word} `
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= padded.length; from++) {
        const piece = padded.slice(from, from + size)
        visit(HALF + slotOf(piece), piece, word)
      }
  })
}

const WORD = /\p{L}+|\d+(?:\.\d+)?/gu
const WORD_MAX_LETTERS = 24

/** "Don't", 'dont' and 'DON’T' are one word. */
export const wordsOf = (text: string): string[] =>
  (normalise(text).replaceAll("'", '').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX_LETTERS))

// FNV-1a, mixed once more since only its low bits are used.
const slotOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % HALF
}
