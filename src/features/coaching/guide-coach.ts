import { setTimeout as wait } from 'node:timers/promises'
import type { Card } from '../guidance/card.ts'
import { createGuide } from '../guidance/guide.ts'
import type { Coach } from './coach.ts'

/** The built-in coach. It knows its answer at once and gives it word by word, at a pace that can be read along with. */
export const guideCoach = (cards: Card[], wordMs: number, guide = createGuide(cards)): Coach => {
  return {
    name: 'guide',
    answer: async function* ({ child, turns, text }, signal) {
      const answer = guide({ child, turns, text })
      for (const word of answer.text.match(/\s*\S+/g) ?? []) {
        if (wordMs > 0) await wait(wordMs, null, { signal })
        yield { type: 'text', delta: word }
      }
      yield {
        type: 'basis',
        sources: answer.sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
        note: answer.note,
      }
    },
  }
}
