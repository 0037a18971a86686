import * as z from 'zod'
import { type Message, sendMessageSchema } from '../conversation/contract.ts'
import { AGE_MAX_MONTHS, DEMO_EARLIER, DEMO_EARLIER_CHARS } from './rules.ts'

/** What a trial chat shows: for a visitor the conversations of the last 30 days, for a parent all that came along from before. */
export type Trial = {
  kind: 'trial'
  /** The greeting first; it is not kept, and its id is GREETING_ID. */
  messages: Message[]
  remaining: number
  total: number
  /** How old the child is, as the visitor tapped it. */
  ageMonths: number | null
  /** Whether another conversation could begin now. */
  canStartToday: boolean
  conversationsLeft: number
  /** False for a browser without a visitor's cookie: what it kept itself is then all there is. */
  isKnown: boolean
  /** True for who is signed in: to read, not to write in. */
  isKept: boolean
}

/** A visitor may say how old the child is, in whole months; a message without it leaves what was said before. */
export const trialMessageSchema = sendMessageSchema.extend({
  ageMonths: z.int().min(1).max(AGE_MAX_MONTHS).optional(),
})

/** The guest demo is kept nowhere, so a message brings what was asked before; the guide works out its own answers to that again. */
export const demoMessageSchema = sendMessageSchema.extend({
  earlier: z
    .array(sendMessageSchema.shape.text)
    .max(DEMO_EARLIER)
    .refine((texts) => texts.join('').length <= DEMO_EARLIER_CHARS),
})

export type DemoPlan = {
  id: string
  name: string
  description: string
  priceCents: number
  badge: string | null
}
