import type { ConversationKind } from '../../coach/contract.ts'

/** Where a talk of each kind is shown. */
export const CHATS = {
  child: '/my-children/$childId/chat',
  parents: '/my-children/$childId/parents',
  general: '/my-children/$childId/general',
} as const satisfies Record<ConversationKind, string>
