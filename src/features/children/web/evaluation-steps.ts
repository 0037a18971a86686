import type { Evaluation } from '../contract.ts'
import type { Responses } from '../rules.ts'
import { scoreEvaluation } from '../rules.ts'
import { GROUPS } from './personality.ts'

/** Steps 0 to 3 are the groups of statements, and the one after them is the result. */
export const RESULT_STEP = GROUPS.length
export const LAST_GROUP_STEP = GROUPS.length - 1

export const leftIn = (step: number, responses: Responses) =>
  GROUPS[step]?.statements.filter(({ id }) => !(id in responses)).length ?? 0

/** Where a parent left off; the first group when all is rated. */
export const firstOpenGroup = (responses: Responses) =>
  Math.max(
    0,
    GROUPS.findIndex((_, step) => leftIn(step, responses) > 0),
  )

/** What is saved of a result, with the description that its parent asked for and read. */
export const evaluationOf = (responses: Responses, analysis: string | null = null): Evaluation => ({
  type: scoreEvaluation(responses).type,
  enhancedProfile: analysis,
  analysisSource: analysis === null ? null : 'model',
  responses,
  timestamp: new Date().toISOString(),
})
