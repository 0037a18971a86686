import type { OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'

/** A message, or a check-in for one of the family's parents: what it's sent as, and whether it still may be, is known when it's sent. */
export type OutgoingContent = OutgoingMessage | { type: 'check-in'; userId: string }
