import type { ConversationKind } from '../../../coach/contract.ts'

const PREFIX = 'local_'

/** Of a chat that began on this device, before the server knew of it. */
export const isLocalConversation = (id: string) => id.startsWith(PREFIX)

export const localConversationId = (childId: string, kind: ConversationKind) => `${PREFIX}${kind}_${childId}`
