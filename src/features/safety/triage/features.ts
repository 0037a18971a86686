import { normalise } from './normalise.ts'

/** Where in the weights a text's n-grams stand, each once, with how often it has it. Words come first, letters behind them. */
export type Grams = { words: Map<number, number>; letters: Map<number, number> }

/** N-grams are told apart by a hash of so many bits; words and letters have a half each. */
export const GRAM_SLOTS = 2 ** 17
const HALF = GRAM_SLOTS / 2

/** A text's single words and pairs, and pieces of three to five letters, which typing errors leave mostly whole. */
export const gramsOf = (text: string): Grams => {
  const words = wordsOf(text)
  const grams: Grams = { words: new Map(), letters: new Map() }
  words.forEach((word, at) => {
    count(grams.words, slot(word))
    const next = words[at + 1]
    if (next !== undefined) count(grams.words, slot(`${word} ${next}`))
    const padded = ` ${word} `
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= padded.length; from++)
        count(grams.letters, HALF + slot(padded.slice(from, from + size)))
  })
  return grams
}

const WORD = /\p{L}+|\d+(?:\.\d+)?/gu
const WORD_MAX_LETTERS = 24

/** "Don't", 'dont' and 'DON’T' are one word. */
export const wordsOf = (text: string): string[] =>
  (normalise(text).replaceAll("'", '').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX_LETTERS))

const count = (counts: Map<number, number>, at: number) => counts.set(at, (counts.get(at) ?? 0) + 1)

// FNV-1a
const slot = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % HALF
}
