import * as z from 'zod'
import { createShortList } from '../../src/guidance/short-list.ts'
import { openGuide } from './guide.ts'
import { readRows, share } from './read-rows.ts'

const row = z.object({ card: z.string(), text: z.string(), right: z.array(z.string()) })

/** How much of what is right a model's request holds, where nothing but the card in hand and the newest message is known. */
export const scorePrompts = (file: string) => {
  const { library } = openGuide({ byWords: true })
  const shortList = createShortList(library)
  const counts = { rows: 0, inHand: 0, answerable: 0, answered: 0 }
  for (const { card, text, right } of readRows(file, row, 'Give a file: npm run eval:prompt -- FILE.')) {
    const ages = library.card(card)?.ages
    const years = ages ? (ages.from + ages.to) / 24 : 0
    const { cards, followUps } = shortList({ text, before: '', years, inHand: card })
    counts.rows += 1
    if (cards.some(({ id }) => id === card)) counts.inHand += 1
    if (right.length === 0) continue
    counts.answerable += 1
    if (followUps.some(({ question }) => right.includes(question))) counts.answered += 1
  }
  return {
    ...counts,
    inHand: share(counts.inHand, counts.rows),
    answered: share(counts.answered, counts.answerable),
    shares: [counts.inHand / counts.rows, counts.answered / counts.answerable],
  }
}
