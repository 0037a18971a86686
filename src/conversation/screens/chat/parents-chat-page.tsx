import { ChatFrame } from './chat-frame.tsx'

/** /my-children/$childId/parents: 'Dad & Mom Mode'. */
export function ParentsChatPage() {
  return <ChatFrame kind="parents" />
}
