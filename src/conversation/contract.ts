import * as z from 'zod'
import {
  type AnswerSource,
  type ConversationKind,
  conversationKinds,
  type FailureCode,
  type MessageStatus,
} from '../coach/contract.ts'
import { MESSAGE_MAX_CHARS } from '../coach/rules.ts'
import type { Child } from '../family/contract.ts'
import { type AnswerParts, CHOICE_ID_MAX_CHARS, type Choice, type Topic } from '../guidance/contract.ts'
import { isBlank } from '../platform/clean-text.ts'
import type { Level, SafetyCard } from '../safety/contract.ts'
import { feedbackForm, renameForm } from './forms.ts'
import { LONG_PAGE, MESSAGE_PAGE } from './rules.ts'
import { type Piece, QUERY_MAX_CHARS } from './search/rules.ts'

export const openConversationSchema = z.strictObject({
  kind: z.enum(conversationKinds),
  /** Begins another one, unless the newest is still empty. */
  isNew: z.boolean().optional(),
})

const notBlank = (text: string) => !isBlank(text)

export const renameSchema = renameForm

export const historySchema = z.strictObject({
  kind: z.enum(conversationKinds),
  starred: z.literal('true').optional(),
  /** The last conversation of the page before. */
  before: z.uuid().optional(),
})

export const earlierSchema = z.strictObject({
  before: z.uuid(),
  limit: z.coerce.number().int().min(2).max(LONG_PAGE).default(MESSAGE_PAGE),
})

export const searchSchema = z.strictObject({
  query: z.string().max(QUERY_MAX_CHARS),
  /** Only what is starred; all of it where the query is blank. */
  starred: z.boolean().default(false),
  /** The last message of the page before. */
  before: z.uuid().optional(),
})

export type SearchPlace = {
  conversationId: string
  title: string
  kind: ConversationKind
  childId: string
  childName: string
  createdAt: string
  /** The title or the passage, what was looked for marked. Text, never markup. */
  pieces: Piece[]
}

/** Newest first. */
export type SearchAnswer = {
  titles: SearchPlace[]
  messages: (SearchPlace & { messageId: string; author: 'user' | 'assistant' })[]
  hasMore: boolean
}

export const exportSchema = z.strictObject({ format: z.enum(['markdown', 'json']) })

export const feedbackSchema = z.strictObject({
  isHelpful: z.boolean(),
  ...feedbackForm.shape,
})
export type Feedback = z.infer<typeof feedbackSchema>

export const sendMessageSchema = z.strictObject({
  /** Made by the writer, unique in a conversation: the same id sent again is the same message. */
  clientId: z.uuid(),
  text: z.string().max(MESSAGE_MAX_CHARS).refine(notBlank),
  /** The parent's last message, which this one stands for: it goes, with its answer. */
  replaces: z.uuid().optional(),
  /** The id of what was tapped, which must have been offered in this conversation; its label is then the message, whatever `text` says. */
  choice: z
    .string()
    .max(CHOICE_ID_MAX_CHARS)
    .regex(/^[a-z0-9][a-z0-9:_-]*$/)
    .optional(),
})

/** The answer another one is wanted for; none where the last one failed. */
export const sharingSchema = z.strictObject({ isShared: z.boolean() })

export const retrySchema = z.strictObject({ replaces: z.uuid().optional() })

export type Conversation = {
  id: string
  childId: string | null
  kind: ConversationKind
  title: string
  messageCount: number
  lastMessage: string
  /** The beginning of what the parent said first; null before that. */
  opening: string | null
  /** What that is about, where it can be told. */
  topic: Topic | null
  /** The gravest thing that was said in it. */
  level: Exclude<Level, 'none'> | null
  isStarred: boolean
  /** Whether the family's parents read it too; else its author alone. */
  isShared: boolean
  isOwn: boolean
  /** Who began what somebody else shared; null for one's own. */
  authorName: string | null
  createdAt: string
}

/** Conversations, newest first. */
export type History = { conversations: Conversation[]; hasMore: boolean }

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
  /** Set on a parent's message that was tapped. */
  choice?: string | null
  /** Set on answers of the guide; `content` says the same as a letter. */
  parts?: AnswerParts | null
  /** What can be tapped beneath an answer. */
  choices?: Choice[]
  isStarred?: boolean
  /** What the parent thought of an answer. */
  feedback?: Pick<Feedback, 'isHelpful' | 'reason'> | null
}

/** Settled messages, oldest first, and whether there are others before them. */
export type MessagePage = { messages: Message[]; hasEarlier: boolean }

/**
 * What happens while a message is answered. One union is the wire format, the stored log, and what each client rebuilds its state from.
 * `accepted` is first; `ended` is last and carries the settled answer, so that a reader who missed events still converges.
 * An answer is null where a safety card stands in its place.
 */
export type ReplyEvent =
  | { type: 'accepted'; replyId: string; message: Message; remaining: number }
  /** The coach is busy: how many are before this one, itself included. */
  | { type: 'waiting'; place: number }
  /** What the parent's message shows changed, since the coach judged it otherwise; null takes a card away. */
  | { type: 'card'; card: SafetyCard | null }
  /** The first of an answer that has parts brings them whole: what is shown is as much of them as there is text. */
  | { type: 'text'; delta: string; parts?: AnswerParts }
  | {
      type: 'ended'
      answer: Message | null
      remaining: number
      /** Why no other answer came: the one that stood there still does. */
      kept?: FailureCode | 'stopped'
      /** The card of the parent's message by then; left out where it stayed as it was accepted. */
      card?: SafetyCard | null
    }

/** A conversation as a reader opens it: its newest settled messages, and the answers still being written. */
export type Transcript = MessagePage & {
  conversation: Conversation
  child: Pick<Child, 'id' | 'name' | 'age' | 'isFrozen' | 'place'>
  /** The newest card, wherever in the conversation it stands. */
  card: SafetyCard | null
  /** What the family asked before it had an account, until it asks something here. */
  asked: string | null
  /** Running answers: attach to /api/replies/:id/events. */
  running: { replyId: string; messageId: string }[]
  /** -1 is unlimited. */
  remaining: number
  /** Since the latest allowance. */
  used: number
  /** The plan's messages a month for each child. */
  allowance: number
  /** When new ones come: an ISO time, or null where that cannot be said. */
  nextAllowance: string | null
}
