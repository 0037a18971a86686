import type { Evaluation } from '../../contract.ts'
import type { Responses } from '../../rules.ts'
import { scoreEvaluation } from '../../rules.ts'
import { GROUPS } from '../personality/personality.ts'

/** A step is a statement, 0 to 23, and the one after them is the result. */
const STATEMENTS = GROUPS.flatMap(({ statements }) => statements)
export const RESULT_STEP = STATEMENTS.length
const GROUP_SIZE = STATEMENTS.length / GROUPS.length

/** The statements on the screen at a step: one on a phone, a group of six elsewhere. */
export const screenAt = (step: number, isOneAScreen: boolean) => {
  const size = isOneAScreen ? 1 : GROUP_SIZE
  const first = step - (step % size)
  const place = Math.floor(first / GROUP_SIZE)
  return {
    place,
    title: GROUPS[place]?.title ?? '',
    statements: STATEMENTS.slice(first, first + size),
    /** Null on the first screen. */
    before: first === 0 ? null : first - size,
    /** Null on the last one. */
    next: first + size < RESULT_STEP ? first + size : null,
  }
}

export const numberOf = (id: string): string =>
  `${STATEMENTS.findIndex((statement) => statement.id === id) + 1} of ${STATEMENTS.length}`

export const leftIn = (place: number, responses: Responses) =>
  GROUPS[place]?.statements.filter(({ id }) => !(id in responses)).length ?? 0

/** Where a group begins, or where a parent left off in it. */
export const stepInto = (place: number, responses: Responses): number => {
  const first = place * GROUP_SIZE
  const open = STATEMENTS.slice(first, first + GROUP_SIZE).findIndex(({ id }) => !(id in responses))
  return first + Math.max(0, open)
}

/** Where a parent left off; the first statement when all are rated. */
export const firstOpen = (responses: Responses): number =>
  Math.max(
    0,
    STATEMENTS.findIndex(({ id }) => !(id in responses)),
  )

/** After a tap on a phone: the next statement, from the last one to what was left out, and no further when all are rated. */
export const stepAfterTap = (step: number, responses: Responses): number =>
  step + 1 < RESULT_STEP
    ? step + 1
    : STATEMENTS.every(({ id }) => id in responses)
      ? step
      : firstOpen(responses)

/** What is saved of a result, with the description that its parent asked for and read. */
export const evaluationOf = (responses: Responses, analysis: string | null = null): Evaluation => ({
  type: scoreEvaluation(responses).type,
  enhancedProfile: analysis,
  analysisSource: analysis === null ? null : 'model',
  responses,
  timestamp: new Date().toISOString(),
})
