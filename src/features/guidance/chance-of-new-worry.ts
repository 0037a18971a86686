import type { Card } from './card.ts'
import type { Finder, Match } from './find-cards.ts'
import { askedOf } from './rules/asked.ts'

/**
 * How likely a message within a talk is about another worry than the card in hand, from 0 to 1; null where nothing is known of
 * what it means. Weights found by logistic regression on follow-ups of cards and on the situations of others: docs/coach-quality.md.
 */
export const chanceOfNewWorry = (
  finder: Finder,
  main: Match,
  current: Card,
  plain: string,
): number | null => {
  const [there, here] = [finder.nearnessTo(main.card, plain), finder.nearnessTo(current, plain)]
  if (there === null || here === null) return null
  const evidenceHere = finder.find(plain, (card) => card === current)[0]?.evidence ?? 0
  const knownIn = (card: Card) => finder.followUpsNear([card], plain)[0]?.likeness ?? 0
  const sum =
    -8.43 +
    0.46 * main.evidence +
    0.53 * main.names -
    0.52 * evidenceHere +
    0.56 * there -
    0.47 * here -
    3.58 * knownIn(current) +
    0.85 * knownIn(main.card) +
    0.5 * Math.min(plain.split(' ').length, USUAL_WORDS) -
    (askedOf(plain) === null ? 0 : 1.14)
  return 1 / (1 + Math.exp(-sum))
}

/** Asides and further questions are short, stories of something else are not. */
const USUAL_WORDS = 12
