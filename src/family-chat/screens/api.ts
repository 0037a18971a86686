import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import { openStream, timeZone } from '../../ui/server/open-stream.ts'
import { send } from '../../ui/server/request.ts'
import type { FamilyChatApi } from '../routes.ts'
import type { AnswerMode } from '../rules.ts'

const api = hc<FamilyChatApi>('/api', wire)
const chat = api['family-chat']
/** Whose numbers a safety card shows is guessed from the clock. */
const placed = hc<FamilyChatApi>('/api', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('x-time-zone', timeZone())
    return send(input, { ...init, headers })
  },
  headers: { accept: 'application/json' },
})['family-chat']

/** Opened once; then the stream tells what is new. */
export const chatQuery = queryOptions({
  queryKey: ['family-chat', 'room'],
  queryFn: ({ signal }) => ask(chat.$get, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  // Whoever comes back finds what happened meanwhile.
  gcTime: 0,
  retry: false,
})

export const openEvents = (after: number) => openStream('GET', `/api/family-chat/events?after=${after}`)

export const readEarlier = (before: number) => ask(chat.messages.$get, { query: { before: `${before}` } })

type Given = { clientId: string; text: string; asks?: boolean; choice?: string }
export const sayInChat = (json: Given) => ask(placed.messages.$post, { json })
export const askAbout = (messageId: string) =>
  ask(placed.messages[':messageId'].answer.$post, { param: { messageId } })
export const switchCoach = (answers: AnswerMode) => ask(chat.answers.$put, { json: { answers } })
export const markRead = (place: number) => ask(chat.read.$put, { json: { place } })
export const wishReminder = (wantsReminder: boolean) => ask(chat.reminders.$put, { json: { wantsReminder } })
