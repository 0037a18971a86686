import { stem } from '../../language/stem.ts'
import { STOP_WORDS } from '../../language/stop-words.ts'
import { memoize } from '../../platform/memoize.ts'
import { SAYINGS, SYNONYMS } from './word-lists.ts'
import { writtenOut } from './written-out.ts'

/** What a text is about: its telling words, brought to one form each, in order. */
export const terms = (text: string): string[] => termsOfPlain(plainly(text))

/** The same for text that was normalised before. */
export const termsOfPlain = (plain: string): string[] => [...read(plain)]

/** A message is read for its cards, for what is written beside each of them, and for the one after it. */
const REMEMBERED = 500

const plainly = memoize(REMEMBERED, writtenOut)

const read = memoize(REMEMBERED, (plain): string[] =>
  termsOfWords(SAYINGS.reduce((said, [from, to]) => said.replace(from, to), plain)),
)

/** The same word by word, for our own clean English: no sayings are looked for, which takes most of the time. */
export const termsOfWords = (plain: string): string[] =>
  (plain.match(WORD) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(termOf)
    .filter((term) => term.length > 1)

/** The one form that stands for a word and all that mean the same. */
export const termOf = (word: string): string =>
  STANDS_FOR.get(word) ?? STANDS_FOR.get(stem(word)) ?? stem(word)

const WORD = /[\p{L}][\p{L}\d'-]*/gu

const STANDS_FOR = new Map<string, string>()
for (const line of SYNONYMS) {
  const [first = ''] = line
  for (const word of line) {
    STANDS_FOR.set(word, first)
    if (!STANDS_FOR.has(stem(word))) STANDS_FOR.set(stem(word), first)
  }
}

/** Every word that has a synonym, for spelling. */
export const KNOWN_WORDS: string[] = SYNONYMS.flat()
