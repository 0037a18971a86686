import { join } from 'node:path'
import { createGuide } from '../src/features/guidance/guide.ts'
import { loadCards } from '../src/features/guidance/load-cards.ts'
import type { GuideAnswer, Talk } from '../src/features/guidance/talk.ts'
import { withReader } from '../src/features/guidance/understand.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'

export const cards = loadCards(join(import.meta.dirname, '../content/guidance'))
export const readSentences = sentenceReader((error) => {
  throw error
})
/** The guide as families meet it. */
export const guide = withReader(createGuide(cards), readSentences)
const robin = { name: 'Robin', age: 4, type: null, interests: [] }

/** The answers to one message after the other, about Robin of four where nothing else is said. */
export const talk = async (child: Partial<Talk['child']>, ...texts: string[]): Promise<GuideAnswer[]> => {
  const turns: Talk['turns'] = []
  const answers: GuideAnswer[] = []
  for (const text of texts) {
    const answer = await guide({ child: { ...robin, ...child }, turns, text })
    answers.push(answer)
    turns.push({ author: 'user', content: text, note: null })
    turns.push({ author: 'assistant', content: answer.text, note: answer.note })
  }
  return answers
}
