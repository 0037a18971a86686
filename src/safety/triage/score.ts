import type { ReadSentences } from '../../platform/sentence-vectors.ts'
import { type Concern, concerns } from '../contract.ts'
import { type Grams, gramsOf, gramsOfBoth, wordsOf } from './features.ts'
import { dot, meaningOf, type Rarity, type Sample, sampleOf } from './sample.ts'
import { CONCERN_SLOTS, type Weights } from './weights.ts'
import { SHORT_WINDOWS, type Window, windowsOf } from './windows.ts'

export type Scored = {
  /** Whether it needs a card, above the thresholds of its variant. */
  card: number
  /** Above zero the card is one of crisis or emergency. */
  grave: number
  concern: Concern
  /** The piece of the text that says so. */
  window: string
  variant: 'plain' | 'withVector'
  /** The text is a sentence or two. */
  isShort: boolean
}

/** A text scores as its highest window; null where it has none. By words alone: some ten milliseconds for the longest text. */
export const scoreByWords = (text: string, weights: Weights): Scored | null => {
  const [highest] = ranked(text, weights)
  return highest === undefined ? null : asScored(highest, 'plain', weights, isShort(text))
}

/** By words and what they mean; by words alone where meanings cannot be read. */
export const scoreByMeaning = async (
  text: string,
  weights: Weights,
  read: ReadSentences,
): Promise<Scored | null> => {
  const all = ranked(text, weights)
  const sentences = worthReading(all.map(({ window }) => window))
  const vectors = sentences.length === 0 ? null : await read(sentences)
  if (vectors === null) return scoreByWords(text, weights)
  const known = new Map(sentences.map((sentence, at) => [sentence, vectors[at]]))
  const [highest] = all
    .flatMap(({ window, grams }) => {
      const meaning = meaningOf(window.sentences, (sentence) => known.get(sentence))
      if (meaning === null) return []
      const sample = sampleOf(grams, weights.rarity, meaning)
      return [{ window, grams, sample, card: dot(weights.withVector.card, sample) }]
    })
    .sort((one, other) => other.card - one.card)
  return highest === undefined ? null : asScored(highest, 'withVector', weights, isShort(text))
}

/**
 * The sentences of which the meaning is read, of windows in the order of their words' score. An encoder's time goes by letters, and a
 * sentence with harmless words hardly ever has the gravest meaning: reading all of them hears no more.
 */
export const worthReading = (ranked: Pick<Window, 'sentences'>[]): string[] => {
  let letters = 0
  return [...new Set(ranked.flatMap(({ sentences }) => sentences))].filter((sentence, at) => {
    letters += sentence.length
    return at === 0 || (at < READ_MOST && letters <= READ_MOST_LETTERS)
  })
}
const READ_MOST = 2
const READ_MOST_LETTERS = 160

const isShort = (text: string) => windowsOf(text).length <= SHORT_WINDOWS

type Candidate = { window: Window; grams: Grams; sample: Sample; card: number }

const ranked = (text: string, { rarity, plain }: Weights): Candidate[] => {
  const windows = windowsOf(text)
  const alone = new Map(
    windows.flatMap(({ sentences }) => sentences).map((sentence) => [sentence, gramsOf(sentence)]),
  )
  // A sentence is in up to three windows, and is taken to pieces once.
  const gramsIn = ([first = '', second]: string[]): Grams => {
    const one = alone.get(first) ?? gramsOf(first)
    const other = second === undefined ? undefined : alone.get(second)
    return other ? gramsOfBoth(one, other, meetingOf(first, second ?? '')) : one
  }
  return windows
    .map((window) => {
      const grams = gramsIn(window.sentences)
      const sample = sampleOf(grams, rarity, null)
      return { window, grams, sample, card: dot(plain.card, sample) }
    })
    .sort((one, other) => other.card - one.card)
}

const meetingOf = (first: string, second: string): string | null => {
  const [last, next] = [wordsOf(first).at(-1), wordsOf(second)[0]]
  return last === undefined || next === undefined ? null : `${last} ${next}`
}

const asScored = (
  { window, grams, sample, card }: Candidate,
  variant: Scored['variant'],
  weights: Weights,
  isShort: boolean,
): Scored => ({
  card,
  grave: dot(weights[variant].grave, sample),
  concern: concernOf(grams, weights),
  window: window.text,
  variant,
  isShort,
})

const concernOf = (grams: Grams, { rarity, concerns: rows }: Weights): Concern => {
  const { at, value } = concernSample(grams, rarity)
  const sums = concerns.map((_, row) =>
    at.reduce((sum, slot, i) => sum + (rows[row * CONCERN_SLOTS + slot] as number) * (value[i] as number), 0),
  )
  return concerns[sums.indexOf(Math.max(...sums))] as Concern
}

/** What tells concerns apart: the words, in fewer slots, and a bias. */
export const concernSample = (grams: Grams, rarity: Rarity): Sample => {
  const { at, value } = sampleOf({ words: grams.words, letters: new Map() }, rarity, null)
  return {
    at: Int32Array.from([...at.map((slot) => slot % (CONCERN_SLOTS - 1)), CONCERN_SLOTS - 1]),
    value: Float32Array.from([...value, 1]),
    vector: null,
    square: 2,
  }
}
