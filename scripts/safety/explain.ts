import { eachGram, gramsOf } from '../../src/safety/triage/features.ts'
import { sampleOf } from '../../src/safety/triage/sample.ts'
import { scoreByWords } from '../../src/safety/triage/score.ts'
import type { Weights } from '../../src/safety/triage/weights.ts'

const NAMED_MOST = 8

/** Which of a text's words weigh most in the score by words, for and against a card, as lines to read. */
export const explain = (text: string, weights: Weights): string[] => {
  const scored = scoreByWords(text, weights)
  if (scored === null) return []
  const { card, rarity } = { ...weights.plain, rarity: weights.rarity }
  const sample = sampleOf(gramsOf(scored.window), rarity, null)
  const worth = new Map(
    Array.from(sample.at, (slot, i) => [slot, (card[slot] as number) * (sample.value[i] as number)]),
  )
  const byName = new Map<string, number>()
  const seen = new Set<number>()
  eachGram(scored.window, (slot, name) => {
    if (seen.has(slot)) return
    seen.add(slot)
    byName.set(name, (byName.get(name) ?? 0) + (worth.get(slot) ?? 0))
  })
  const sorted = [...byName].sort(([, one], [, other]) => other - one)
  const { quiet, loud } = weights.plain.thresholds
  return [
    `score by words ${scored.card.toFixed(2)} (quiet from ${quiet.toFixed(2)}, loud from ${loud.toFixed(2)}), grave ${scored.grave.toFixed(2)}, likely ${scored.concern}`,
    `its highest piece: "${scored.window}"`,
    `for: ${named(sorted.filter(([, sum]) => sum > 0).slice(0, NAMED_MOST))}`,
    `against: ${named(
      sorted
        .filter(([, sum]) => sum < 0)
        .slice(-NAMED_MOST)
        .reverse(),
    )}`,
  ]
}

const named = (words: [string, number][]) =>
  words.map(([word, sum]) => `${word} ${sum > 0 ? '+' : ''}${sum.toFixed(2)}`).join(', ') || 'nothing'
