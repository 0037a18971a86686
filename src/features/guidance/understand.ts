import type { ReadSentences } from '../../platform/sentence-vectors.ts'
import type { Guide } from './guide.ts'
import { type MeaningOf, WORDS_ALONE } from './meanings.ts'
import type { GuideAnswer, Talk } from './talk.ts'

/** A guide that knows what texts mean, as far as its reader does. */
export type ReadingGuide = (talk: Talk) => Promise<GuideAnswer>

/** The guide with a reader at hand. */
export const withReader =
  (guide: Guide, read: ReadSentences): ReadingGuide =>
  (talk) =>
    understood((meaningOf) => guide(talk, meaningOf), read)

/**
 * Asks, has read what was wanted to be known the meaning of, and asks again until nothing more is wanted. So the same question
 * gets the same answer, whatever was read before.
 */
export const understood = async <T>(ask: (meaningOf: MeaningOf) => T, read: ReadSentences): Promise<T> => {
  const known = new Map<string, Float32Array>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wanted = new Set<string>()
    const answer = ask((text) => {
      const meaning = known.get(text)
      if (!meaning) wanted.add(text)
      return meaning ?? null
    })
    if (wanted.size === 0) return answer
    const texts = [...wanted]
    const meanings = await read(texts)
    if (!meanings) return ask(WORDS_ALONE)
    for (const [at, meaning] of meanings.entries()) known.set(texts[at] ?? '', meaning)
  }
  return ask((text) => known.get(text) ?? null)
}
/** What was read may lead to other texts; this seldom takes more than two rounds. */
const MOST_ROUNDS = 4
