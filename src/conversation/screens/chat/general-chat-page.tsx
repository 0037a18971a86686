import { ChatFrame } from './chat-frame.tsx'

/** /my-children/$childId/general: 'Parenting Chat', which needs a name and an age and no profile. */
export function GeneralChatPage() {
  return <ChatFrame kind="general" />
}
