import { queryOptions, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { meQuery } from '../../accounts/screens/api.ts'
import { ask, wire } from '../../ui/server/ask.ts'
import type { FamilyChatApi } from '../routes.ts'

const api = hc<FamilyChatApi>('/api', wire)
const LOOK_MS = 60_000

/** Whether the family has a chat, and what waits there: for the marks on other pages. */
export const unreadQuery = queryOptions({
  queryKey: ['family-chat', 'unread'],
  queryFn: ({ signal }) => ask(api['family-chat'].unread.$get, {}, signal),
  refetchInterval: LOOK_MS,
})

/** A carer has no part in it, and isn't asked for. */
export function useUnread() {
  const { data: me } = useQuery(meQuery)
  const isParent = !!me?.emailVerified && me.family.role !== 'carer'
  const { data, isFetched } = useQuery({ ...unreadQuery, enabled: isParent })
  // A failure is waited for once: what shows the marks asks again when it comes, and would go again.
  return { unread: data?.unread ?? 0, hasChat: data?.hasChat ?? false, isWaiting: isParent && !isFetched }
}

/** '3 new', up to ninety-nine. */
export const unreadWords = (unread: number): string => `${unread > 98 ? '99+' : unread} new`
