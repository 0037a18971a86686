import { type Model, ModelError } from '../../platform/model/model.ts'
import { buildPrompt } from './build-prompt.ts'
import { type Coach, CoachFailure } from './coach.ts'
import type { FailureCode } from './contract.ts'

/** A coach that speaks through a language model's endpoint. */
export const chatCompletionsCoach = (model: Model): Coach => ({
  name: 'chat-completions',
  answer: async function* (request, signal) {
    try {
      for await (const delta of model(buildPrompt(request), signal)) yield { type: 'text', delta }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      throw new CoachFailure(FAILURES[error.code], error)
    }
  },
})

const FAILURES: Record<ModelError['code'], FailureCode> = {
  unreachable: 'coach_unreachable',
  timeout: 'coach_timeout',
  empty: 'coach_empty',
  rejected: 'coach_failed',
  broken: 'coach_failed',
}
