/** What speaks for a new worry within a talk, and what for the card in hand. */
export type Signs = {
  /** How likely another card speaks to the message, and how likely the one in hand does. */
  there: number
  here: number
  /** How like it is to what parents write next of the card in hand. */
  asked: number
  /** How near its meaning is to that; null where it was not read. */
  closest: number | null
}

/** How likely a message is about another card than the one in hand. Fitted on messages written to a card and on first messages about others: docs/coach-quality.md. */
export const newWorryChance = ({ there, here, asked, closest }: Signs): number =>
  closest === null
    ? logistic(-3.76 + 0.3 * logit(there) - 0.65 * logit(here) - 0.08 * logit(asked))
    : logistic(-3.16 + 0.47 * logit(there) - 0.77 * logit(here) - 0.23 * logit(asked) - 2.6 * closest)

/** 'Another thing, ...': the parent says that they turn to something else. */
export const turnsElsewhere = (plain: string): boolean => TURN.test(plain)
const TURN =
  /\b(?:another|other|one more|different|new|separate) (?:thing|question|topic|worry|problem|issue|subject)\b|\bsomething else\b/

const logit = (chance: number): number => {
  const bounded = Math.min(Math.max(chance, LEAST), 1 - LEAST)
  return Math.log(bounded / (1 - bounded))
}
const LEAST = 0.001
const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum))
