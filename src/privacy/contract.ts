import * as z from 'zod'
import { agreementKinds, type Consent } from '../accounts/contract.ts'
import type { ConversationKind, SentMessage } from '../coach/contract.ts'
import { closingForm, noteForm, proofForm } from './forms.ts'
import { AUTO_DELETE_DAYS } from './rules.ts'

export const proofSchema = proofForm
export const closingSchema = closingForm
export const autoDeleteSchema = z.strictObject({ days: z.literal(AUTO_DELETE_DAYS).nullable() })
export const discretionSchema = z.strictObject({ isDiscreet: z.boolean() })
export type AutoDeleteDays = z.infer<typeof autoDeleteSchema>['days']
export const agreementSchema = z.strictObject({ kind: z.enum(agreementKinds) })
export type Agreement = z.infer<typeof agreementSchema>['kind']
export const withdrawalSchema = z.strictObject({ kind: z.literal('analysis') })
export const noteSchema = noteForm

export const heldGroups = ['account', 'children', 'conversations', 'plan', 'trial', 'contact'] as const
export type HeldGroup = (typeof heldGroups)[number]

/** What an export or a deletion asks for first: the password again, or where there is none a fresh sign-in. */
export type Proof = 'password' | 'sign-in'

export type PrivacyOverview = {
  /** What is stored, counted now. */
  held: { group: HeldGroup; items: { table: string; count: number }[] }[]
  consents: Consent[]
  autoDeleteDays: number | null
  /** Whether mails and notifications leave out the app's name. */
  isDiscreet: boolean
  proof: Proof
  /** Whether the address is on the newsletter's list too. */
  getsNewsletter: boolean
  /** What would leave the server for a message about the first child; empty where nothing would. */
  sample: { childName: string; question: string; sent: SentMessage[] }
}

/** What the coach keeps of ten messages, for its later answers. */
export type Note = {
  id: string
  summary: string
  createdAt: string
  childName: string | null
  kind: ConversationKind
}
