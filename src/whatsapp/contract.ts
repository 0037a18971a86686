import * as z from 'zod'

export const linkSchema = z.strictObject({ childId: z.uuid() })

/** A phone that a family has linked. */
export type LinkedPhone = {
  id: string
  /** The last two digits, or words where it shows no number. */
  label: string
  linkedAt: string
  /** It said STOP. */
  isStopped: boolean
  /** Who its talk is about; null until that is chosen. */
  childName: string | null
}

/** The channel as a family sees it. */
export type ChannelState = {
  /** False where it's off: then nothing of it is shown. */
  isOn: boolean
  /** Development's phone on a page, in place of WhatsApp. */
  sandbox: string | null
  phones: LinkedPhone[]
  /** Numbers of one child each. */
  numbers: { childId: string; number: string }[]
  /** True while the plan gives each child a number and the pool has none left for one of them. */
  isWaitingForNumber: boolean
}

/** What a parent sends from a phone to link it. */
export type LinkCode = {
  code: string
  /** The message that WhatsApp opens with. */
  message: string
  /** Whom to send it to. */
  number: string
  /** Opens WhatsApp with the message written. */
  link: string
  expiresAt: string
}
