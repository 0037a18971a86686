import { createGuide, type Guide } from '../../src/guidance/guide/guide.ts'
import type { GuideAnswer, GuideRequest } from '../../src/guidance/talk.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'
import { sharedLibrary } from '../app/shared-library.ts'

export const library = sharedLibrary()
/** By words alone, which is quick and the same everywhere. */
const byWords = createGuide(library)
/** With what messages mean, as families meet it. */
export const asFamiliesMeetIt = createGuide(
  library,
  sentenceReader((error) => {
    throw error
  }),
)
const robin = { name: 'Robin', age: 4, type: null, interests: [] }

type Said = string | { tap: string }
type Known = Partial<GuideRequest['child']> & {
  kind?: GuideRequest['kind']
  care?: GuideRequest['care']
  guide?: Guide
}

/** The answers to one message or tap after the other, about Robin of four where nothing else is said. */
export const talk = async (
  { kind = 'child', care, guide = byWords, ...child }: Known,
  ...said: Said[]
): Promise<GuideAnswer[]> => {
  const turns: GuideRequest['turns'] = []
  const answers: GuideAnswer[] = []
  for (const one of said) {
    const choice = typeof one === 'string' ? null : one.tap
    const label = answers.at(-1)?.choices.find(({ id }) => id === choice)?.label
    const text = typeof one === 'string' ? one : (label ?? one.tap)
    const answer = await guide({
      kind,
      child: { ...robin, ...child },
      turns,
      text,
      choice,
      care: care ?? null,
    })
    answers.push(answer)
    turns.push({ author: 'user', content: text, note: null, choice })
    turns.push({ author: 'assistant', content: answer.text, note: answer.note, choices: answer.choices })
  }
  return answers
}

export const last = (answers: GuideAnswer[]): GuideAnswer => {
  const answer = answers.at(-1)
  if (!answer) throw new Error('nothing was said')
  return answer
}
