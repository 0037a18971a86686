import { useParams } from '../../../ui/router/router-provider.tsx'
import { ChatScreen } from './chat-screen.tsx'

/** /my-children/$childId/parents: 'Dad & Mom Mode'. */
export function ParentsChatPage() {
  const { childId = '' } = useParams()
  return <ChatScreen key={childId} childId={childId} kind="parents" />
}
