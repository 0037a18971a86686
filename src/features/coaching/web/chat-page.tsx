import type { QueryClient } from '@tanstack/react-query'
import type { Opened } from '../../../ui/router/route.ts'
import { openAhead } from './api.ts'
import { ChatFrame } from './chat-frame.tsx'

/** /my-children/$childId/chat */
export function ChatPage() {
  return <ChatFrame kind="child" />
}

export const openChatAhead = (client: QueryClient, opened: Opened): void => openAhead(client, 'child', opened)
