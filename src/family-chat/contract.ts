import * as z from 'zod'
import type { Message } from '../conversation/contract.ts'
import { sendMessageSchema } from '../conversation/contract.ts'
import { type AnswerMode, answerModes } from './rules.ts'

export const sayShape = {
  ...sendMessageSchema.pick({ clientId: true, text: true, choice: true }).shape,
  /** 'Ask the coach'. */
  asks: z.boolean().optional(),
}
export const saySchema = z.strictObject(sayShape)
export const modeSchema = z.strictObject({ answers: z.enum(answerModes) })
export const reminderSchema = z.strictObject({ wantsReminder: z.boolean() })
export const readSchema = z.strictObject({ place: z.int().min(0).max(2_147_483_647) })
export const earlierSchema = z.strictObject({ before: z.coerce.number().int().min(1).max(2_147_483_647) })
export const eventsSchema = z.strictObject({ after: z.coerce.number().int().min(0).max(2_147_483_647) })

/** Words in the family chat. `writerId` is one of the members, or nobody who is still there. */
export type ChatMessage = Message & { place: number; change: number; writerId: string | null }

export type ChatMember = { id: string; name: string; isHere: boolean }

/** What may change besides the messages. */
export type ChatState = {
  /** Of all that happened here, the last. */
  changes: number
  answers: AnswerMode
  members: ChatMember[]
  /** Answers being written: attach to /api/replies/:id/events. */
  running: { replyId: string; messageId: string }[]
}

/** The chat as a member opens it: its newest messages, oldest first. */
export type FamilyChat = ChatState & {
  messages: ChatMessage[]
  hasEarlier: boolean
  meId: string
  /** Up to where they had read. */
  readPlace: number
  wantsReminder: boolean
  /** False while the plan has no family chat any more, or no place for this member. */
  canWrite: boolean
}

/** Why the coach doesn't answer a message that was meant for it; null where it does, or wasn't asked. */
export type NoAnswer = 'no_credits' | 'no_child' | 'free_limit' | null

export type Said = { message: ChatMessage; noAnswer: NoAnswer }

/** What an open page is told. `gone`: whoever reads belongs to the family no more. */
export type ChatEvent =
  | { type: 'news'; state: ChatState; messages: ChatMessage[] }
  | { type: 'gone' }
  /** The stream ends here and is opened again, maybe on another replica. */
  | { type: 'reattach' }

/** For whoever isn't on the page. */
export type Unread = { hasChat: boolean; unread: number }
