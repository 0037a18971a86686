import { join } from 'node:path'
import { createGuide } from '../src/features/guidance/guide.ts'
import { loadCards } from '../src/features/guidance/load-cards.ts'
import type { GuideAnswer, Talk } from '../src/features/guidance/talk.ts'

export const cards = loadCards(join(import.meta.dirname, '../content/guidance'))
const guide = createGuide(cards)
const robin = { name: 'Robin', age: 4, type: null, interests: [] }

/** The answers to one message after the other, about Robin of four where nothing else is said. */
export const talk = (child: Partial<Talk['child']>, ...texts: string[]): GuideAnswer[] => {
  const turns: Talk['turns'] = []
  return texts.map((text) => {
    const answer = guide({ child: { ...robin, ...child }, turns, text })
    turns.push({ author: 'user', content: text, note: null })
    turns.push({ author: 'assistant', content: answer.text, note: answer.note })
    return answer
  })
}
