import { createHash } from 'node:crypto'
import type { Level } from '../../src/safety/contract.ts'
import { dot, type Sample } from '../../src/safety/triage/sample.ts'
import { worthReading } from '../../src/safety/triage/score.ts'
import { SHORT_WINDOWS } from '../../src/safety/triage/windows.ts'
import type { Prepared } from './corpus.ts'
import { fitScores, type Variant } from './fit-scores.ts'

/** A text judged by weights that never saw it. */
export type Judged = {
  id: string
  source: string
  level: Level
  fold: number
  card: number
  grave: number
  isShort: boolean
  /** What plain statements say of it; they are the same in every fold. */
  told: Level
}

export const FOLDS = 10

/** Ten folds, each with its share of every source and level, the same in every run. */
export const foldsOf = (texts: Prepared[]): Map<Prepared, number> => {
  const strata = Map.groupBy(texts, ({ source, level }) => `${source} ${level}`)
  const folds = new Map<Prepared, number>()
  for (const stratum of strata.values()) {
    const inOrder = stratum
      .map((text) => ({ text, order: createHash('sha1').update(text.id).update(text.text).digest('hex') }))
      .sort((one, other) => (one.order < other.order ? -1 : 1))
    for (const [at, { text }] of inOrder.entries()) folds.set(text, at % FOLDS)
  }
  return folds
}

/** What the product reads of a text's meanings: the windows whose sentences its words make worth reading. */
const readOf = (windows: Prepared['windows'], words: Float64Array): Sample[] => {
  const ranked = windows
    .map((window) => ({ window, score: dot(words, window.plain) }))
    .sort((one, other) => other.score - one.score)
    .map(({ window }) => window)
  const read = new Set(worthReading(ranked))
  return ranked.flatMap(({ sentences, withVector }) =>
    withVector && sentences.every((sentence) => read.has(sentence)) ? [withVector] : [],
  )
}

export const crossValidate = (
  texts: Prepared[],
  variant: Variant,
  told: (text: string) => Level,
  onFold: (fold: number) => void,
): Judged[] => {
  const folds = foldsOf(texts)
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = texts.filter((text) => folds.get(text) !== fold)
    const { card, grave, words } = fitScores(learned, variant)
    onFold(fold)
    return texts
      .filter((text) => folds.get(text) === fold)
      .map(({ id, source, level, text, windows }) => {
        const scores = variant === 'plain' ? windows.map(({ plain }) => plain) : readOf(windows, words)
        const highest = scores.reduce<{ card: number; grave: number }>(
          (best, sample) => {
            const score = dot(card, sample)
            return score > best.card ? { card: score, grave: dot(grave, sample) } : best
          },
          { card: Number.NEGATIVE_INFINITY, grave: 0 },
        )
        return {
          id,
          source,
          level,
          fold,
          ...highest,
          isShort: windows.length <= SHORT_WINDOWS,
          told: told(text),
        }
      })
  }).flat()
}
