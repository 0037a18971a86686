import * as z from 'zod'
import { graphemes, INTEREST_MAX_CHARS, INTERESTS_MAX, NAME_MAX_GRAPHEMES } from './rules.ts'

export const LETTERS = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'] as const
export type Letter = (typeof LETTERS)[number]

/** A question's id is its letter and its place: e1, e2, e3, i1 ... p3. */
const questionId = z.string().regex(/^[eisntfjp][123]$/)
const rating = z.int().min(1).max(5)

export const evaluationSchema = z.strictObject({
  type: z.string().regex(/^[EI][SN][TF][JP]$/),
  enhancedProfile: z.string().max(2000).nullable(),
  /** Ratings from 1 (not at all) to 5 (very much), all 24. */
  responses: z.record(questionId, rating).refine((given) => Object.keys(given).length === 24),
  timestamp: z.iso.datetime(),
})
export type Evaluation = z.infer<typeof evaluationSchema>

/** What a parent may say of a child. Age is in years; months are a fraction, so 0.5 is six months. */
export const childInputSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .refine((name) => graphemes(name) <= NAME_MAX_GRAPHEMES),
  age: z.number().positive().max(99),
  interests: z.array(z.string().trim().min(1).max(INTEREST_MAX_CHARS)).max(INTERESTS_MAX),
  personalityEvaluation: evaluationSchema.nullable(),
})
export type ChildInput = z.infer<typeof childInputSchema>

export type Child = {
  id: string
  name: string
  /** Years; 0.5 is six months. */
  age: number
  interests: string[]
  /** 'TYPE' or 'TYPE|analysis', or null before an evaluation. */
  personalityProfile: string | null
  personalityEvaluation: Evaluation | null
  /** -1 is unlimited. */
  remainingMessages: number
  isFrozen: boolean
  /** True once a child chat was started: the button then says 'Continue Chat'. */
  hasConversation: boolean
}
