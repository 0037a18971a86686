import type { feedbackReasons } from './rules.ts'

export const conversationKinds = ['child', 'parents', 'general'] as const
export type ConversationKind = (typeof conversationKinds)[number]
/** What a coach answers: the family chat is opened by nobody, each family has one. */
export type AskedKind = ConversationKind | 'family'
/** Whatever is kept: nobody opens a trial, it begins with a visitor's first message. */
export type TalkKind = AskedKind | 'trial'

export type FeedbackReason = (typeof feedbackReasons)[number]

/** A message of the prompt sent to the provider, word for word: names are placeholders here too. */
export type SentMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** A source that an answer rests on. */
export type AnswerSource = { publisher: string; title: string; url: string }

export type MessageStatus = 'complete' | 'stopped' | 'failed' | 'interrupted'

/** Why a coach's answer failed; the words for each stand in one file of the web entry. */
export type FailureCode =
  | 'coach_unreachable'
  | 'coach_timeout'
  | 'coach_empty'
  | 'coach_failed'
  | 'coach_withdrawn'
  /** It was cut at its limit, and is a good answer all the same. */
  | 'coach_cut'
  | 'interrupted'

/** What was said in a conversation before the message that is answered. */
export type Turn = { author: 'user' | 'assistant'; content: string; status: MessageStatus }
