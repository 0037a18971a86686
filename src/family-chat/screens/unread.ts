import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { FamilyChatApi } from '../routes.ts'

const api = hc<FamilyChatApi>('/api', wire)
const LOOK_MS = 60_000

/** Whether the family has a chat, and what waits there: for the marks on other pages. A carer has no part in it, and is refused. */
export const unreadQuery = queryOptions({
  queryKey: ['family-chat', 'unread'],
  queryFn: ({ signal }) =>
    ask(api['family-chat'].unread.$get, {}, signal).catch(() => ({ hasChat: false, unread: 0 })),
  refetchInterval: LOOK_MS,
})

/** '3 new', up to ninety-nine. */
export const unreadWords = (unread: number): string => `${unread > 98 ? '99+' : unread} new`
