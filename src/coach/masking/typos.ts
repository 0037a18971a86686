import { slipsBetween } from '../../language/spelling.ts'
import { isEveryday } from './everyday-words.ts'
import { isOrdinary, isParticle } from './ordinary-words.ts'

/** A part of a name, folded, and whose it is. */
export type NamePart = { plain: string; placeholder: string }

/** Shorter names are one slip away from too many other words. */
const SHORTEST_NAME = 4
/** From here on a slip in the first letter counts too: Pliver. */
const LONG_NAME = 5

const LETTER = '[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Armenian}\\p{sc=Georgian}]'
/** Whole words, but for what is left of aren't and you've. */
const WORDS = new RegExp(`${LETTER}{4,}(?!\\p{L}|'(?:t|re|ve|ll)(?!\\p{L}))`, 'gu')
const WORD = new RegExp(`^${LETTER}+$`, 'u')

export const hasTypos = (plain: string): boolean =>
  plain.length >= SHORTEST_NAME && WORD.test(plain) && !isOrdinary(plain)

/** Finds the words of a folded text that are one slip away from a name: a letter dropped, added, changed, or swapped with its neighbour. */
export const typoFinder = (parts: NamePart[]) => {
  const byLength = Map.groupBy(
    parts.filter(({ plain }) => hasTypos(plain)),
    ({ plain }) => plain.length,
  )
  const seen = new Map<string, string | null>()

  const personIn = (word: string): string | null => {
    const near = [word.length, word.length - 1, word.length + 1]
      .flatMap((length) => byLength.get(length) ?? [])
      .find(({ plain }) => isSlip(word, plain))
    if (!near || isOrdinary(word) || isParticle(word) || isEveryday(word)) return null
    return near.placeholder
  }

  const meant = (word: string): string | null => {
    const before = seen.get(word)
    if (before !== undefined) return before
    // Bounded: a long-lived mask would else keep every word it ever read.
    if (seen.size > SEEN_MOST) seen.clear()
    // A typo may stand in the genitive.
    const found =
      personIn(word) ?? (word.endsWith('s') && !isEveryday(word) ? personIn(word.slice(0, -1)) : null)
    seen.set(word, found)
    return found
  }

  return (folded: string): { from: number; to: number; placeholder: string }[] =>
    byLength.size === 0
      ? []
      : [...folded.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
          const placeholder = meant(word)
          return placeholder ? [{ from: index, to: index + word.length, placeholder }] : []
        })
}

const SEEN_MOST = 5000

/** Exactly one slip between the two, and in a short name none in its first letter, unless that changed places. */
const isSlip = (word: string, name: string): boolean =>
  (word[0] === name[0] || name.length >= LONG_NAME || word[0] === name[1]) &&
  slipsBetween(word, name, 2) === 1 &&
  (word[0] === name[0] || name.length >= LONG_NAME || word[1] === name[0])
