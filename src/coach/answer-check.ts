import { checkAnswer } from '../safety/check-answer.ts'
import { type Coach, CoachFailure } from './coach.ts'

/** What was wrong with an answer, by kind; never its words. */
export class UnsafeAnswer extends Error {
  readonly kinds: string[]
  constructor(kinds: string[]) {
    super(kinds.join(', '))
    this.kinds = kinds
  }
}

/** So much of what came before is read with a new sentence. */
const READ_BACK_CHARS = 600
const SENTENCE_END = /[.!?\n]["')\]]?\s*$/

/** A coach whose answer is read sentence by sentence while it is written; one that says what no coach may say is withdrawn. */
export const withAnswerCheck = (coach: Coach): Coach => ({
  name: coach.name,
  answer: async function* (request, signal) {
    let text = ''
    let checked = 0
    // Where sentences begin: a cut in the middle of one could lose the 'never' it starts with.
    const starts = [0]
    const check = () => {
      const from = starts.findLast((start) => start <= checked - READ_BACK_CHARS) ?? 0
      const problems = checkAnswer(text.slice(from), { age: request.child.age || null })
      if (problems.length > 0) {
        throw new CoachFailure('coach_withdrawn', new UnsafeAnswer(problems.map(({ kind }) => kind)))
      }
      checked = text.length
      starts.push(checked)
    }
    for await (const part of coach.answer(request, signal)) {
      if (part.type === 'text') {
        text += part.delta
        if (SENTENCE_END.test(text)) check()
      }
      yield part
    }
    if (checked < text.length) check()
  },
})
