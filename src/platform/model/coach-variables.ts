import * as z from 'zod'
import { LIMITS, type ModelLimits } from './chat-completions.ts'

const number = (least: number, most: number) =>
  z.coerce
    .number(`must be a number from ${least} to ${most}`)
    .min(least, `must be a number from ${least} to ${most}`)
    .max(most, `must be a number from ${least} to ${most}`)

/** How answers are asked for, and how long they are waited for, each of them optional. */
export const coachVariables = {
  COACH_TEMPERATURE: number(0, 2),
  COACH_MAX_TOKENS: number(1, 1_000_000).int('must be a whole number'),
  COACH_FIRST_TOKEN_SECONDS: number(1, 120),
  COACH_GAP_SECONDS: number(1, 120),
  // With one continuation still less than what the reaper takes for a process that hangs.
  COACH_TOTAL_SECONDS: number(1, 120),
}

type Given = { [Name in keyof typeof coachVariables]?: number | undefined }

/** The parameters of an answer to a parent; what is asked for beside it has its own. */
export type AnswerParameters = { temperature: number; maxTokens: number }

export const ANSWERS: AnswerParameters = { temperature: 0.7, maxTokens: 4000 }

export const answersOf = (given: Given): AnswerParameters => ({
  temperature: given.COACH_TEMPERATURE ?? ANSWERS.temperature,
  maxTokens: given.COACH_MAX_TOKENS ?? ANSWERS.maxTokens,
})

export const limitsOf = (given: Given): ModelLimits => ({
  firstTokenMs: inMs(given.COACH_FIRST_TOKEN_SECONDS) ?? LIMITS.firstTokenMs,
  gapMs: inMs(given.COACH_GAP_SECONDS) ?? LIMITS.gapMs,
  totalMs: inMs(given.COACH_TOTAL_SECONDS) ?? LIMITS.totalMs,
})

const inMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.round(seconds * 1000)
