import type { Card } from './card.ts'
import { closingOf, MOST_WORDS_WITH_HELP, roomFor } from './steps.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, noteOf, write } from './voice.ts'

/** Paragraphs in the order of their weight; those for which there is no room are left for later. */
export const told = (desk: Desk, card: Card, paragraphs: (string | null)[][]): GuideAnswer => {
  const closing = closingOf(desk, card, true)
  const room = roomFor(MOST_WORDS_WITH_HELP)
  room(closing)
  const shown = paragraphs.map((sentences) => sentences.map(room))
  return { text: write(desk, [...shown, [closing]]), sources: card.sources, note: noteOf('more', card) }
}
