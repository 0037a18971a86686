import type { Concern, Level } from '../contract.ts'
import type { Sample } from '../triage/sample.ts'
import type { Prepared } from './corpus.ts'
import { dot, fit, type Labelled } from './fit.ts'

export type Variant = 'plain' | 'withVector'
export type Settings = { penalty: number; gravePenalty: number; repicks: number; picked: number }
export const SETTINGS: Settings = { penalty: 1, gravePenalty: 1, repicks: 4, picked: 2 }

export const isGrave = (level: Level): boolean => level === 'crisis' || level === 'emergency'
type Window = Prepared['windows'][number]
const sample = (window: Window, variant: Variant): Sample => (window[variant] ?? window.plain) as Sample

/** The score for 'needs a card', and the one for 'crisis or emergency'. */
export const fitScores = (texts: Prepared[], variant: Variant, settings = SETTINGS) => {
  const dangerous = texts.filter(({ level }) => level !== 'none')
  const ordinary = texts.filter(({ level }) => level === 'none')
  const negatives = distinct(ordinary.flatMap(({ windows }) => windows)).map(
    (window): Labelled => ({ sample: sample(window, variant), isPositive: false, cost: 1 }),
  )
  const lines = dangerous.filter(({ windows }) => windows.length <= 3)
  const posts = dangerous.filter(({ windows }) => windows.length > 3)
  const positive = (window: Window): Labelled => ({
    sample: sample(window, variant),
    isPositive: true,
    cost: 1,
  })
  let weights = fit([...lines.flatMap(({ windows }) => windows.map(positive)), ...negatives], settings.penalty)
  let chosen: [Prepared, Window][] = []
  for (let round = 0; round < settings.repicks; round++) {
    chosen = posts.flatMap((post) => highest(post, weights, variant, settings.picked).map((window): [Prepared, Window] => [post, window]))
    weights = fit(
      [
        ...lines.flatMap(({ windows }) => windows.map(positive)),
        ...chosen.map(([, window]) => positive(window)),
        ...negatives,
      ],
      settings.penalty,
    )
  }
  const dangerWindows: [Prepared, Window][] = [
    ...lines.flatMap((line) => line.windows.map((window): [Prepared, Window] => [line, window])),
    ...chosen,
  ]
  const grave = fit(
    dangerWindows.map(([text, window]) => ({
      sample: sample(window, variant),
      isPositive: isGrave(text.level),
      cost: 1,
    })),
    settings.gravePenalty,
  )
  return { card: weights, grave, dangerWindows }
}

const highest = ({ windows }: Prepared, weights: Float64Array, variant: Variant, count: number): Window[] =>
  windows
    .map((window) => ({ window, score: dot(weights, sample(window, variant)) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ window }) => window)

const distinct = (windows: Window[]): Window[] => [...new Set(windows)]

export type { Concern }
