import { useParams } from '../../../ui/router/router-provider.tsx'
import { ChatScreen } from './chat-screen.tsx'

/** /my-children/$childId/chat */
export function ChatPage() {
  const { childId = '' } = useParams()
  return <ChatScreen key={childId} childId={childId} kind="child" />
}
