import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, IS_BUILT, ROOT } from '../../platform/root.ts'

const FOLDER = join(CONTENT, 'guidance')
/** In small letters, so that a name in a source's title is none. */
const WORDS = /\b[a-z]{4,}\b/g
/** Characters of a card: its situations and advice. What follows says the same in other words. */
const BEGINNING = 8000

let known: Set<string> | null = null

/** Reads them now, so that no parent waits for it. */
export const readEverydayWords = (): Set<string> => {
  known ??= IS_BUILT ? new Set<string>(JSON.parse(readFileSync(EVERYDAY_FILE, 'utf8'))) : findEverydayWords()
  return known
}

/**
 * Whether this is a word that talk about children is full of: weather, so that a daughter called Heather does not take it with her. Known
 * are the words of the guidance cards, which are read once. English only; of other languages no word is known.
 */
export const isEveryday = (folded: string): boolean => {
  const words = readEverydayWords()
  return (
    words.has(folded) || SUFFIXES.some((suffix) => folded.endsWith(suffix) && isStem(folded, suffix, words))
  )
}

const SUFFIXES = ['s', 'es', 'd', 'ed', 'r', 'er', 'ing', 'ly', 'y']

const isStem = (word: string, suffix: string, words: Set<string>): boolean => {
  const stem = word.slice(0, -suffix.length)
  return words.has(stem) || (suffix === 'ing' && words.has(`${stem}e`))
}

/** Written by scripts/build-ahead.ts. */
export const EVERYDAY_FILE = join(ROOT, 'dist/everyday-words.json')

export const findEverydayWords = (): Set<string> =>
  new Set(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').slice(0, BEGINNING).match(WORDS) ?? []),
  )
