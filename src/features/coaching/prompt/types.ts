import type { Card } from '../../guidance/card.ts'
import type { CoachPart, CoachRequest } from '../coach.ts'

/** What may be known beside the talk itself. All of it is optional: a coach does with what it is given. */
export type PromptRequest = CoachRequest & {
  /** The family's other children, whose names must not leave either. */
  otherNames?: string[]
  /** What was talked about before the turns, oldest first. */
  summaries?: string[]
  /** Guidance that fits the message, best first. */
  cards?: Card[]
}

/** Beside it, what the automation webhooks' body holds. */
export type WebhookRequest = PromptRequest & {
  parent?: { uid: string; email: string | null }
  childId?: string
  /** 'TYPE' or 'TYPE|analysis', as stored. */
  personalityProfile?: string | null
}

/** What left for the provider, word for word as it left: names are placeholders here too. */
export type SentMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** A basis that also says what was sent. One comes before the first word, so that a stopped answer has it too, and one at the end. */
export type SentBasis = Extract<CoachPart, { type: 'basis' }> & { sent: SentMessage[] }

/** A family's names: only `mask` may see them on the way out, and only `unmasking` on the way in. */
export type Names = { child: string; others: string[] }
