import { ANSWERS } from '../../platform/model/coach-variables.ts'
import { type Model, ModelError } from '../../platform/model/model.ts'
import { wholeAnswer } from './answers/whole-answer.ts'
import { buildPrompt, namesOf } from './build-prompt.ts'
import { type Basis, type Coach, CoachFailure } from './coach.ts'
import type { FailureCode } from './contract.ts'
import { canaryGuard, createCanary, InstructionsLeaked } from './prompt/canary.ts'
import { readEverydayWords } from './prompt/everyday-words.ts'
import { loadInstructions } from './prompt/instructions.ts'
import { unmasking } from './prompt/unmasking.ts'

/** A coach that speaks through a language model's endpoint. Names are masked before and put back while the answer streams. */
export const chatCompletionsCoach = (
  model: Model,
  { instructions = loadInstructions(), answers = ANSWERS } = {},
): Coach => {
  const canary = createCanary()
  readEverydayWords()
  return {
    name: 'chat-completions',
    answer: async function* (asked, signal) {
      const { request, sent, sources } = buildPrompt(asked, { instructions, canary, answers })
      const basis: Basis = { sources: [], note: null, sent: [...sent] }
      yield { type: 'basis', ...basis }
      const guard = canaryGuard(canary)
      const names = unmasking(namesOf(asked))
      const rest = () => names.feed(guard.flush()) + names.flush()
      let isCut = false
      try {
        const tokens = wholeAnswer(model, request, signal, (more) => basis.sent?.push(...more))
        for await (const token of tokens) {
          const delta = names.feed(guard.feed(token))
          if (delta) yield { type: 'text', delta }
        }
      } catch (error) {
        if (error instanceof InstructionsLeaked) throw new CoachFailure('coach_failed', error)
        if (!(error instanceof ModelError)) throw error
        isCut = error.code === 'cut'
        const delta = rest()
        if (delta) yield { type: 'text', delta }
        if (!isCut) throw failureOf(error)
      }
      const delta = rest()
      if (delta) yield { type: 'text', delta }
      if (isCut) yield { type: 'cut' }
      yield { type: 'basis', ...basis, sources }
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
