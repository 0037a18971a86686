import type { Card } from './card.ts'
import { countWords } from './rules/fill.ts'
import { avoidIn, leanOf, MOST_WORDS_WITH_HELP, roomFor, wordsOf } from './steps.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, pickInOrder, write } from './voice.ts'

/** Every step was given: what the card still holds, and then the plain word that this is all. */
export const leftOver = (desk: Desk, card: Card, lead: string | null): GuideAnswer => {
  const { phrases } = desk
  const words = wordsOf(desk, card)
  const avoid = avoidIn(desk, card)
  const lean = leanOf(desk, card)
  const next = isUnsaid(desk, card.next) ? card.next : null
  const help = isUnsaid(desk, card.help) ? card.help : null
  const pieces = [next, avoid, lean, words]
  const note = noteOf('another', card)
  if (countWords(pieces.filter(Boolean).join(' ')) >= 25) {
    const opening = [lead ?? pick(desk, phrases.left_over)]
    const room = roomFor(MOST_WORDS_WITH_HELP)
    const shown = [opening, [next, avoid], [help], [lean, words]].map((sentences) => sentences.map(room))
    return { text: write(desk, shown), sources: card.sources, note }
  }
  const ending = [pickInOrder(desk, phrases.exhausted), ...pieces]
  return {
    text: write(desk, [ending, [help, pickInOrder(desk, phrases.turn_to)]]),
    sources: card.sources,
    note,
  }
}
