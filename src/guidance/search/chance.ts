import type { Scored } from './search.ts'

/** From here on a card is spoken from; below it nothing is claimed. */
export const FLOOR = 0.5

/**
 * How likely a card that was found speaks to the message. Fitted on the cards' own situations, held out in turn, and on questions that no
 * card answers; the floor is chosen by `npm run eval:cards -- --curve`.
 */
export const chanceOf = ({ words, near, evidence }: Omit<Scored, 'card'>, terms: number): number => {
  // A long message touches a little of everything.
  const spoken = 0.9 * Math.sqrt(words * Math.min(1, USUAL / terms)) + 6 * evidence.coverage
  return near === null ? logistic((spoken - 9.4) / 3) : logistic((spoken + near - 23.8) / 2)
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))
/** Telling words in a message of the usual length. */
const USUAL = 8
