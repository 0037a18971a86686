import type { Card } from './card.ts'
import { askedOf } from './rules/asked.ts'
import { figureAsked, matterOf } from './rules/figures.ts'
import { terms } from './rules/terms.ts'
import { closingOf } from './steps.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, pickInOrder, write } from './voice.ts'

/** How much, how often, how long: the sentence of this talk's cards that holds such a figure for it, said before or not; else the plain word that there is none, and nothing beside it. */
export const amountOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const found = figureIn(desk, card)
  if (!found) {
    // What a baby needs is for somebody who sees it.
    const isBaby = (desk.subject.months ?? 12) < 12
    const forms = /\b(?:what|which|right|best) age\b|\bhow old\b/.test(desk.plain)
      ? phrases.asked_age_back
      : phrases.asked_amount_back
    const back = isBaby ? pickInOrder(desk, phrases.turn_to) : pick(desk, forms)
    const text = write(desk, [[pick(desk, phrases.asked_amount_spent)], [back]])
    return { text, sources: [], note: noteOf('more', card) }
  }
  const { index, sentence } = found
  const isNew = index !== null && !desk.thread.given.get(found.card.id)?.has(index)
  const lead = pick(desk, isUnsaid(desk, sentence) ? phrases.asked_near : phrases.nearest)
  const text = write(desk, [[lead, sentence], [closingOf(desk, card, true)]])
  return { text, sources: found.card.sources, note: noteOf('more', found.card, isNew ? [index] : []) }
}

/** Steps come before their reasons and these before the background; the card in hand before those of earlier. */
/** The step of a card that holds the figure asked for. */
export const figureStep = (desk: Desk, card: Card): number | null => {
  const found = askedOf(desk.plain) === 'amount' ? figureIn(desk, card, ({ index }) => index !== null) : null
  return found?.card === card ? found.index : null
}

const figureIn = (
  { plain, thread }: Desk,
  inHand: Card,
  allow: (line: FigureLine) => boolean = () => true,
) => {
  const { isIn, about, isOfCard } = figureAsked(plain)
  const sharedWith = (text: string) => [...matterOf(terms(text))].filter((one) => about.has(one)).length
  return [...new Set([inHand, ...thread.cards.toReversed()])]
    .flatMap(linesOf)
    .filter((line) => allow(line) && isIn(line.sentence))
    .map((line) => ({
      ...line,
      shared:
        sharedWith(line.sentence.replace(/\bin twenty-four\b/, 'of sleep')) ||
        (isOfCard && sharedWith(line.card.keywords.join(' . ')) > 0 ? FOR_CARD : 0),
    }))
    .filter(({ shared }) => shared > 0)
    .reduce<(FigureLine & { shared: number }) | null>(
      (best, line) => (best && best.shared >= line.shared ? best : line),
      null,
    )
}

const FOR_CARD = 0.5

type FigureLine = { card: Card; index: number | null; sentence: string }

const linesOf = (card: Card): FigureLine[] => [
  ...card.suggestions.map((step, index) => ({ card, index, sentence: step.do })),
  ...[...card.suggestions.map(({ why }) => why), card.next, ...card.background.split(/(?<=[.!?])\s+/)].map(
    (sentence) => ({ card, index: null, sentence }),
  ),
]
