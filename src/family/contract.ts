import * as z from 'zod'
import { ageField, alsoCalledField, interestsField, nameField } from './forms.ts'
import { ANALYSIS_MAX_CHARS } from './rules.ts'

export const LETTERS = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'] as const
export type Letter = (typeof LETTERS)[number]

/** A question's id is its letter and its place: e1, e2, e3, i1 ... p3. */
const questionId = z.string().regex(/^[eisntfjp][123]$/)
const rating = z.int().min(1).max(5)

const type = z.string().regex(/^[EI][SN][TF][JP]$/)
/** Who wrote an analysis. The guide's is made where it is shown, and never kept. */
const analysisSource = z.enum(['model', 'guide'])

export const evaluationSchema = z.strictObject({
  type,
  /** The analysis; 'TYPE|analysis' is understood too. */
  enhancedProfile: z.string().max(ANALYSIS_MAX_CHARS).nullable(),
  analysisSource: analysisSource.nullish(),
  /** Ratings from 1 (not at all) to 5 (very much), all 24. */
  responses: z.record(questionId, rating).refine((given) => Object.keys(given).length === 24),
  timestamp: z.iso.datetime(),
})
export type Evaluation = z.infer<typeof evaluationSchema>

/** What a description is asked for with; the name is put into the text afterwards and goes to no model. */
export const analysisRequestSchema = z.strictObject({ name: nameField, age: ageField, type })
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>

/** Null where none could be had: the type then stands alone. */
export type PersonalityAnalysis = { analysis: string | null }

/** What a parent may say of a child. Age is in years; months are a fraction, so 0.5 is six months. */
export const childInputSchema = z.strictObject({
  name: nameField,
  age: ageField,
  interests: interestsField,
  /** Nicknames. Left out, they stay as they are. */
  alsoCalled: z.optional(alsoCalledField),
  personalityEvaluation: evaluationSchema.nullable(),
})
export type ChildInput = z.infer<typeof childInputSchema>

/** A child, and whether the parent who asks has a chat about them: the button then says 'Continue Chat'. */
export type Child = StoredChild & { hasConversation: boolean }

export type StoredChild = {
  id: string
  name: string
  /** Years; 0.5 is six months. */
  age: number
  interests: string[]
  /** Nicknames. */
  alsoCalled: string[]
  /** 'TYPE' or 'TYPE|analysis', or null before an evaluation. */
  personalityProfile: string | null
  personalityEvaluation: Evaluation | null
  /** -1 is unlimited. */
  remainingMessages: number
  /** Messages used since the latest allowance. */
  usedMessages: number
  isFrozen: boolean
  /** Which of the family's children it is, from 0 on, as they were added: its colour. */
  place: number
}

/** What a child's newest talk was about, and what was noted last. */
export type LastTalk = {
  childId: string
  /** The beginning of what the parent said first; null before that, and where something grave was said. */
  opening: string | null
  /** What that is about, where it can be told. */
  topic: string | null
  /** Topics of the newest summary; null before the first. */
  note: string | null
}
