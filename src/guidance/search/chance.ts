import type { Card } from '../card.ts'

/** A card, and what speaks for it. */
export type Scored = {
  card: Card
  /** How much of what the message says the card speaks to, from 0 to 1. */
  coverage: number
  /** What its words speak for. */
  words: number
  /** All of it: log odds, up to a number that is the same for all cards. */
  weight: number
}

/** From here on a card is spoken from; below it nothing is claimed. */
export const FLOOR = 0.6

/** How likely each card speaks to the message, the likeliest first. Fitted on tests/evaluation/first-messages.jsonl: see `npm run eval:cards -- --curve`. */
export const withChances = (scored: Scored[], isRead: boolean): { card: Card; chance: number }[] => {
  const most = Math.max(...scored.map(({ weight }) => weight))
  const all = scored.reduce((sum, { weight }) => sum + Math.exp(weight - most), 0)
  const [own, ofOdds, ofWords, ofCoverage] = isRead ? BY_MEANING : BY_WORDS
  return scored
    .sort((a, b) => b.weight - a.weight)
    .map(({ card, weight, words, coverage }) => {
      const share = Math.exp(weight - most) / all
      const odds = Math.log(share / (1 - share + LEAST) + LEAST)
      return { card, chance: logistic(own + ofOdds * odds + ofWords * words + ofCoverage * coverage) }
    })
}
const LEAST = 1e-6
const BY_MEANING: [own: number, ofOdds: number, ofWords: number, ofCoverage: number] = [
  -0.71, 0.9, 0.02, 1.24,
]
const BY_WORDS: typeof BY_MEANING = [0.85, 1.18, -0.03, 0.66]

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** So many times the odds. */
export const withOdds = (chance: number, times: number): number =>
  (times * chance) / (1 + (times - 1) * chance)
