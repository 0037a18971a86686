import { ChatOf } from './chat-page.tsx'

/** /my-children/$childId/parents: 'Dad & Mom Mode'. */
export function ParentsChatPage() {
  return <ChatOf kind="parents" />
}
