import * as z from 'zod'
import { type Message, sendMessageSchema } from '../coaching/contract.ts'
import { DEMO_EARLIER, DEMO_EARLIER_CHARS } from './rules.ts'

/** What a trial chat shows: for a visitor the conversations of the last 30 days, for a parent all that came along from before. */
export type Trial = {
  kind: 'trial'
  /** The greeting first; it is not kept, and its id is GREETING_ID. */
  messages: Message[]
  remaining: number
  total: number
  /** Whether another conversation could begin now. */
  canStartToday: boolean
  conversationsLeft: number
  /** False for a browser without a visitor's cookie: what it kept itself is then all there is. */
  isKnown: boolean
  /** True for who is signed in: to read, not to write in. */
  isKept: boolean
}

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
