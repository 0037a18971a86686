import * as z from 'zod'
import type { ConversationKind } from '../coach/contract.ts'
import type { SafetyCard } from '../safety/contract.ts'
import { memoryForm, outcomeForm, settingsForm } from './forms.ts'
import { type channels, MOST_STEPS } from './rules.ts'

export const outcomes = ['worked', 'partly', 'not'] as const
export type Outcome = (typeof outcomes)[number]

export type Channel = (typeof channels)[number]

/** 'answer': to a question of the coach's. The others are a model's to tell apart. */
export const memoryKinds = ['answer', 'routine', 'person', 'hard'] as const
export type MemoryKind = (typeof memoryKinds)[number]

const zone = z.string().min(1).max(60)

/** Which step of the answer, and where the parent's clock is. */
export const takeSchema = z.strictObject({
  place: z
    .int()
    .min(0)
    .max(MOST_STEPS - 1),
  zone,
})

/** 'untried': not yet. It's asked again another day. */
export const outcomeSchema = z.strictObject({
  outcome: z.enum([...outcomes, 'untried']),
  ...outcomeForm.shape,
})
export const memorySchema = memoryForm
export const settingsSchema = settingsForm
export type Settings = z.infer<typeof settingsSchema>
export const offSchema = z.strictObject({ token: z.string().max(200) })

export type TakenStep = {
  id: string
  /** Taken by whoever reads this; another parent's is only told of. */
  isOwn: boolean
  childId: string
  /** The answer it stood in. */
  messageId: string
  place: number
  conversationId: string
  kind: ConversationKind
  step: string
  cardId: string | null
  about: string | null
  /** 'YYYY-MM-DD', where the parent is. */
  day: string
  outcome: Outcome | null
  /** When it was said how it went, else when it was taken. */
  at: string
  note: string | null
  /** When the parent is asked how it went, while that's still to come; null once it's due, answered or given up. */
  asksAt: string | null
  /** It's this child's turn to be asked about, now. */
  isDue: boolean
}

/** Something the coach remembers, in the parent's words, and the message it came from. */
export type Memory = {
  id: string
  childId: string
  childName: string
  conversationId: string
  kind: ConversationKind
  messageId: string
  about: MemoryKind
  question: string | null
  text: string
  createdAt: string
}

/** What's answered to an outcome: where the talk about it goes on, and what to tap there. */
export type Answered = {
  conversationId: string
  kind: ConversationKind
  tap: { choice: string; label: string } | null
  /** What was written in the line needs this; the line isn't kept then. */
  card: SafetyCard | null
}
