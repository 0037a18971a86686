import { answerChecker } from '../safety/check-answer.ts'
import { type Coach, CoachFailure } from './coach.ts'

/** What was wrong with an answer, by kind; never its words. */
export class UnsafeAnswer extends Error {
  readonly kinds: string[]
  constructor(kinds: string[]) {
    super(kinds.join(', '))
    this.kinds = kinds
  }
}

const SENTENCE_END = /[.!?\n]["')\]]?\s*$/

/** A coach whose answer is read sentence by sentence while it is written; one that says what no coach may say is withdrawn. */
export const withAnswerCheck = (coach: Coach): Coach => ({
  name: coach.name,
  answer: async function* (request, signal) {
    const problemsIn = answerChecker({ age: request.child.age || null })
    let unread = ''
    const check = () => {
      const problems = problemsIn(unread)
      unread = ''
      if (problems.length > 0)
        throw new CoachFailure('coach_withdrawn', new UnsafeAnswer(problems.map(({ kind }) => kind)))
    }
    for await (const part of coach.answer(request, signal)) {
      if (part.type === 'text') {
        unread += part.delta
        if (SENTENCE_END.test(part.delta)) check()
      }
      yield part
    }
    if (unread !== '') check()
  },
})
