import type { Scored } from './search.ts'

/** From here on a card is spoken from; below it nothing is claimed. */
export const FLOOR = 0.6

/**
 * How likely a card that was found speaks to the message. Fitted on tests/evaluation/first-messages.jsonl, and by words alone on the
 * cards' own situations, held out in turn; the floor is chosen by `npm run eval:cards -- --curve`.
 */
export const chanceOf = ({ words, near, evidence }: Omit<Scored, 'card'>, terms: number): number => {
  // A long message touches a little of everything.
  const spoken = Math.sqrt(words * Math.min(1, USUAL / terms))
  return near === null
    ? logistic(0.3 * spoken + 2 * evidence.coverage - 3.13)
    : logistic(0.09 * spoken + 3.1 * evidence.coverage + 0.07 * near - 1.55)
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))
/** Telling words in a message of the usual length. */
const USUAL = 8

/** So many times the odds. */
export const withOdds = (chance: number, times: number): number =>
  (times * chance) / (1 + (times - 1) * chance)
