import type { QueryClient } from '@tanstack/react-query'
import type { Opened } from '../../../ui/router/route.ts'
import { openAhead } from './api.ts'
import { ChatFrame } from './chat-frame.tsx'

/** /my-children/$childId/parents: 'Dad & Mom Mode'. */
export function ParentsChatPage() {
  return <ChatFrame kind="parents" />
}

export const openChatAhead = (client: QueryClient, opened: Opened): void =>
  openAhead(client, 'parents', opened)
