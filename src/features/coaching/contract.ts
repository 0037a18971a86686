import * as z from 'zod'
import { cleanLine } from '../../platform/clean-text.ts'
import type { SafetyCard } from '../safety/contract.ts'
import { MESSAGE_MAX_CHARS } from './rules.ts'

export const conversationKinds = ['child', 'parents'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const openConversationSchema = z.strictObject({ kind: z.enum(conversationKinds) })

export const sendMessageSchema = z.strictObject({
  /** Made by the writer, unique in a conversation: the same id sent again is the same message. */
  clientId: z.uuid(),
  text: z
    .string()
    .max(MESSAGE_MAX_CHARS)
    .refine((text) => cleanLine(text) !== ''),
})

export type Conversation = {
  id: string
  childId: string | null
  kind: ConversationKind
  title: string
  messageCount: number
  lastMessage: string
  createdAt: string
}

/** What left for the provider, word for word as it left: names are placeholders here too. */
export type SentMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** A source an answer rests on. */
export type AnswerSource = { publisher: string; title: string; url: string }

export type MessageStatus = 'complete' | 'stopped' | 'failed' | 'interrupted'

/** Why a coach's answer failed; the words for each stand in one file of the web entry. */
export type FailureCode =
  | 'coach_unreachable'
  | 'coach_timeout'
  | 'coach_empty'
  | 'coach_failed'
  | 'coach_withdrawn'
  | 'interrupted'

export type Message = {
  id: string
  author: 'user' | 'assistant'
  content: string
  createdAt: string
  status: MessageStatus
  /** Set on the parent's own messages. */
  clientId: string | null
  /** Set on answers: the message they answer. */
  answerTo: string | null
  /** Set on the parent's own message when someone may be in danger. */
  card: SafetyCard | null
  sources: AnswerSource[]
  error: FailureCode | null
}

/**
 * What happens while a message is answered. One union is the wire format, the stored log and what every reader folds.
 * `accepted` is first; `ended` is last and carries the settled answer, so that a reader who missed events still converges.
 * An answer is null where a safety card stands in its place.
 */
export type ReplyEvent =
  | { type: 'accepted'; replyId: string; message: Message; remaining: number }
  /** The coach is busy: how many are before this one, itself included. */
  | { type: 'waiting'; place: number }
  | { type: 'text'; delta: string }
  | { type: 'ended'; answer: Message | null; remaining: number }

/** A conversation as a reader opens it: all settled messages, and the answers still being written. */
export type Transcript = {
  conversation: Conversation
  child: { id: string; name: string; age: number; isFrozen: boolean }
  messages: Message[]
  /** Running answers: attach to /api/replies/:id/events. */
  running: { replyId: string; messageId: string }[]
  /** -1 is unlimited. */
  remaining: number
  /** The plan's messages a month for each child. */
  allowance: number
}
