import { useParams, useSearch } from '../../../ui/router/router-provider.tsx'
import type { ConversationKind } from '../contract.ts'
import { ChatScreen } from './chat-screen.tsx'

/** /my-children/$childId/chat */
export function ChatPage() {
  return <ChatOf kind="child" />
}

/** The conversation that the address names, else the newest. */
export function ChatOf({ kind }: { kind: ConversationKind }) {
  const { childId = '' } = useParams()
  const { conversation = null } = useSearch()
  return (
    <ChatScreen
      key={`${childId} ${conversation}`}
      childId={childId}
      kind={kind}
      conversationId={conversation}
    />
  )
}
