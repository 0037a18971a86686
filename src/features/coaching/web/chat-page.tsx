import { useParams } from '@tanstack/react-router'
import { ChatScreen } from './chat-screen.tsx'

/** /my-children/$childId/chat */
export function ChatPage() {
  const { childId = '' } = useParams({ strict: false }) as { childId?: string }
  return <ChatScreen key={childId} childId={childId} kind="child" />
}
