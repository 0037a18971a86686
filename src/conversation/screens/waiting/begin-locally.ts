import type { QueryClient } from '@tanstack/react-query'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { Child } from '../../../family/contract.ts'
import type { Transcript } from '../../contract.ts'
import { greeting } from '../../rules.ts'
import { localConversationId } from './local-conversation.ts'

/** A chat that couldn't be opened, as it begins: its greeting, and room for what then waits. Null where the child isn't known. */
export const beginLocally = (
  client: QueryClient,
  childId: string,
  kind: ConversationKind,
): Transcript | null => {
  const family = client.getQueryData<{ children: Child[] }>(['children'])
  const child = family?.children.find(({ id }) => id === childId)
  if (!child || (kind !== 'general' && !child.personalityProfile)) return null
  const id = localConversationId(childId, kind)
  const createdAt = new Date().toISOString()
  return {
    conversation: { id, childId, kind, createdAt, ...UNKNOWN },
    child,
    messages: [{ id: `${id}_greeting`, content: greeting(kind, child.name), createdAt, ...GREETING }],
    hasEarlier: false,
    ...{ card: null, asked: null, running: [], nextAllowance: null },
    remaining: child.remainingMessages,
    used: child.usedMessages,
    allowance: Math.max(0, child.remainingMessages) + child.usedMessages,
  }
}

const UNKNOWN = {
  ...{ title: '', messageCount: 1, lastMessage: '', opening: null, topic: null, level: null },
  ...{ isStarred: false, isShared: false, isOwn: true, authorName: null },
}
const GREETING = {
  ...{ author: 'assistant' as const, status: 'complete' as const, clientId: null, answerTo: null },
  ...{ card: null, sources: [], error: null },
}
