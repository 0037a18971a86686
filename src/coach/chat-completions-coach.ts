import type { NextChoices } from '../guidance/guide/next-choices.ts'
import { ANSWERS } from '../platform/model/coach-variables.ts'
import { type Model, ModelError } from '../platform/model/model.ts'
import { type Basis, type Coach, CoachFailure } from './coach.ts'
import type { FailureCode } from './contract.ts'
import { readEverydayWords } from './masking/everyday-words.ts'
import { unmasking } from './masking/unmasking.ts'
import { basisOf } from './prompt/basis-of.ts'
import { buildPrompt, namesOf } from './prompt/build-prompt.ts'
import { loadInstructions } from './prompt/instructions.ts'
import { readMarks } from './prompt/marks.ts'
import { wholeAnswer } from './whole-answer.ts'

/** A coach that speaks through a language model's endpoint. Names are masked before and put back while the answer streams; its marks are taken off. */
export const chatCompletionsCoach = (
  model: Model,
  { instructions = loadInstructions(), answers = ANSWERS, nextChoices = (() => []) as NextChoices } = {},
): Coach => {
  readEverydayWords()
  return {
    name: 'chat-completions',
    answer: async function* (asked, signal) {
      const request = buildPrompt(asked, { instructions, answers })
      const basis: Basis = { sources: [], note: null, sent: [...request.messages] }
      yield { type: 'basis', ...basis }
      const { feed, flush, marks } = readMarks()
      const names = unmasking(namesOf(asked))
      let hasCare = false
      const parts = function* (delta: string) {
        if (marks.care && !hasCare) {
          hasCare = true
          yield { type: 'care', level: marks.care } as const
        }
        if (delta) yield { type: 'text', delta } as const
      }
      const rest = () => parts(names.feed(flush()) + names.flush())
      let isCut = false
      try {
        const tokens = wholeAnswer(model, request, signal, (more) => basis.sent?.push(...more))
        for await (const token of tokens) yield* parts(names.feed(feed(token)))
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        isCut = error.code === 'cut'
        yield* rest()
        if (!isCut) throw failureOf(error)
      }
      yield* rest()
      if (isCut) yield { type: 'cut' }
      yield { type: 'basis', ...basis, ...basisOf(marks, asked, nextChoices) }
    },
  }
}

/** What a failed endpoint means for a parent; its own words go on only as the cause. */
export const failureOf = (error: ModelError): CoachFailure => new CoachFailure(FAILURES[error.code], error)

const FAILURES: Record<ModelError['code'], FailureCode> = {
  unreachable: 'coach_unreachable',
  timeout: 'coach_timeout',
  empty: 'coach_empty',
  rejected: 'coach_failed',
  broken: 'coach_failed',
  withheld: 'coach_withdrawn',
  cut: 'coach_cut',
}
