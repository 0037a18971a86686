import { useQuery } from '@tanstack/react-query'
import type { Child } from '../../family/contract.ts'
import { FamilyChatLink } from '../../family-chat/screens/family-chat-link.tsx'
import { useUnread } from '../../family-chat/screens/unread.ts'
import { ChildrenPage } from '../../steps/screens/my-children/children-page.tsx'
import { channelQuery } from './api.ts'
import { ConnectWhatsApp } from './connect-whatsapp.tsx'

const channelOf = (child: Child) => <ConnectWhatsApp child={child} />

/** /my-children, with the way to the family chat, and to WhatsApp on each child's card. */
export function MyChildrenWithPhones() {
  // A failure is waited for once: the cards ask again when they come, and would go again.
  const { isFetched } = useQuery(channelQuery)
  const { isWaiting } = useUnread()
  return <ChildrenPage above={<FamilyChatLink />} channelOf={channelOf} isWaiting={!isFetched || isWaiting} />
}
