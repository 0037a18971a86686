import { ChatFrame } from './chat-frame.tsx'

/** /my-children/$childId/chat */
export function ChatPage() {
  return <ChatFrame kind="child" />
}
