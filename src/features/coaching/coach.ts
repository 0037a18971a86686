import type { GuideNote } from '../guidance/talk.ts'
import type { AnswerSource, ConversationKind, FailureCode } from './contract.ts'
import type { Turn } from './rules.ts'

/** What a coach is asked: this child, what was said before (oldest first) and the new message. */
export type CoachRequest = {
  kind: ConversationKind
  child: { name: string; age: number; type: string | null; interests: string[] }
  turns: (Turn & { note: GuideNote | null })[]
  text: string
}

export type CoachPart =
  | { type: 'text'; delta: string }
  | { type: 'basis'; sources: AnswerSource[]; note: GuideNote | null }

/** Whatever answers parents. Ends normally only when the whole answer came; throws CoachFailure otherwise. */
export type Coach = {
  name: 'chat-completions' | 'guide'
  answer: (request: CoachRequest, signal: AbortSignal) => AsyncIterable<CoachPart>
}

export class CoachFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
