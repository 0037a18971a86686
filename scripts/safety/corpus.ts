import { GRAM_SLOTS, gramsOf } from '../../src/safety/triage/features.ts'
import { meaningOf, type Sample, sampleOf } from '../../src/safety/triage/sample.ts'
import { type Window, windowsOf } from '../../src/safety/triage/windows.ts'
import type { Example } from './examples.ts'

/** An example as the samples of its windows, ready for both variants. */
export type Prepared = Example & {
  windows: { text: string; sentences: string[]; plain: Sample; withVector: Sample | null }[]
}

/** How rare every n-gram is in these texts; 0 where one alone has it. */
export const rarityIn = (texts: string[]): Float32Array => {
  const having = new Uint32Array(GRAM_SLOTS)
  for (const text of texts) {
    const { words, letters } = gramsOf(text)
    for (const grams of [words, letters])
      for (const slot of grams.keys()) having[slot] = (having[slot] as number) + 1
  }
  return Float32Array.from(having, (count) => (count < 2 ? 0 : 1 + Math.log(texts.length / count)))
}

export const prepare = (
  examples: Example[],
  rarity: ArrayLike<number>,
  vectorOf: (sentence: string) => Float32Array | null,
): Prepared[] => {
  const known = new Map<string, Prepared['windows'][number]>()
  const read = ({ text, sentences }: Window) => {
    const grams = gramsOf(text)
    const vector = meaningOf(sentences, vectorOf)
    const plain = sampleOf(grams, rarity, null)
    const withVector = vector && sampleOf(grams, rarity, vector)
    return { text, sentences, plain, withVector }
  }
  return examples.map((example) => ({
    ...example,
    windows: windowsOf(example.text).map((window) => {
      const sampled = known.get(window.text) ?? read(window)
      known.set(window.text, sampled)
      return sampled
    }),
  }))
}
