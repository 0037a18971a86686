import type { Card } from './card.ts'
import { WIDE } from './rules/evidence.ts'
import { terms, termsOfPlain } from './rules/terms.ts'
import type { Desk } from './voice.ts'

/** The sentence of this talk's cards, said before or not, that speaks to most of what the parent asks; null where none speaks to most of it. */
export const nearestLine = (
  { finder, plain, thread }: Desk,
  inHand: Card,
): { card: Card; line: string } | null => {
  const parts = [plain, ...(plain.match(/[^.!?;]+\?/g)?.slice(-MOST_QUESTIONS) ?? [])].map(
    (part) => new Set(termsOfPlain(part).filter((term) => !WIDE.has(term))),
  )
  const weigh = (some: Set<string>) => [...some].reduce((sum, term) => sum + finder.tellingOf(term), 0)
  const lines = [...new Set([inHand, ...thread.cards.toReversed()])].flatMap((card) =>
    linesOf(card).map((line) => {
      const said = new Set(terms(line))
      const shared = parts.map((part) => {
        const both = weigh(part.intersection(said))
        return both >= Math.max(weigh(part) * HALF, LEAST) ? both : 0
      })
      return { card, line, shared: Math.max(...shared) }
    }),
  )
  const best = lines.reduce<(typeof lines)[number] | null>(
    (one, other) => (one && one.shared >= other.shared ? one : other),
    null,
  )
  return best && best.shared > 0 ? best : null
}
const MOST_QUESTIONS = 4
const HALF = 0.5
const LEAST = 4

const linesOf = (card: Card): string[] => [
  ...card.suggestions.map((step) => step.do),
  ...card.avoid,
  ...card.suggestions.map(({ why }) => why),
  card.next,
  ...card.background.split(/(?<=[.!?])\s+/),
]
