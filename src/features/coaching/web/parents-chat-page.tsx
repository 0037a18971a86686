import { useParams } from '@tanstack/react-router'
import { ChatScreen } from './chat-screen.tsx'

/** /my-children/$childId/parents: 'Dad & Mom Mode'. */
export function ParentsChatPage() {
  const { childId = '' } = useParams({ strict: false }) as { childId?: string }
  return <ChatScreen key={childId} childId={childId} kind="parents" />
}
