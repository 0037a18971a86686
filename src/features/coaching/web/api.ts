import { queryOptions } from '@tanstack/react-query'
import { failureOf, RequestError, request } from '../../../ui/request.ts'
import type { SafetyCard } from '../../safety/contract.ts'
import type { ConversationKind, SentMessage, Transcript } from '../contract.ts'

const POLL_MS = 5_000
/** A long history is a long download; other tabs tell of news at once, and a look at the window asks anyway. */
const POLL_LONG_MS = 30_000
const LONG_MESSAGES = 200

/** Opens the chat the first time, and then asks for its news while the page is in sight. */
export const transcriptQuery = (childId: string, kind: ConversationKind) =>
  queryOptions({
    queryKey: ['transcript', kind, childId],
    queryFn: ({ client, queryKey, signal }) => {
      const known = client.getQueryData<Transcript>(queryKey)
      return known
        ? request<Transcript>('GET', `/api/conversations/${known.conversation.id}`, undefined, signal)
        : request<Transcript>('POST', `/api/children/${childId}/conversations`, { kind }, signal)
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      error ? false : (data?.messages.length ?? 0) > LONG_MESSAGES ? POLL_LONG_MS : POLL_MS,
    retry: (failures, error) => failures < 2 && error instanceof RequestError && isPassing(error),
  })

/** Who answers here: a language model, or the built-in guide. */
export const coachQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => request<{ coach?: string }>('GET', '/api/config', undefined, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A failure that may be over the next time: nothing was refused. */
export const isPassing = ({ code, status }: RequestError) =>
  code === 'network' || (status >= 502 && status <= 504)

export const openMessage = (conversationId: string, message: { clientId: string; text: string }) =>
  openStream('POST', `/api/conversations/${conversationId}/messages`, message)

export const openRetry = (messageId: string) => openStream('POST', `/api/messages/${messageId}/replies`)

export const openReply = (replyId: string) => openStream('GET', `/api/replies/${replyId}/events`)

export const stopReply = (replyId: string) => request<void>('POST', `/api/replies/${replyId}/stop`)

/** Where this clock is, so that a safety card can guess whose numbers it shows. */
const placeHeader = () => ({ 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone })

/** What left for the provider when this message of the parent's was answered. */
export const sentQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['sent', messageId],
    queryFn: ({ signal }) =>
      request<{ sent: SentMessage[] }>('GET', `/api/messages/${messageId}/sent`, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The card of an emergency, ready before anything is said. */
export const emergencyCardQuery = queryOptions({
  queryKey: ['emergency-card'],
  queryFn: async ({ signal }) => {
    const zone = encodeURIComponent(placeHeader()['x-time-zone'])
    return request<{ card: SafetyCard }>('GET', `/api/emergency-card?zone=${zone}`, undefined, signal)
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Opens an answer's event stream when given the signal that closes it. Throws RequestError. */
export type OpenStream = (signal: AbortSignal) => Promise<Response>

export const openStream =
  (method: 'GET' | 'POST', path: string, body?: unknown): OpenStream =>
  async (signal) => {
    const headers = {
      accept: 'text/event-stream',
      ...placeHeader(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const init = {
      method,
      headers,
      credentials: 'same-origin',
      signal,
      body: body && JSON.stringify(body),
    } as RequestInit
    const response = await fetch(path, init).catch((error: unknown) => {
      throw signal.aborted ? error : new RequestError('network', 0)
    })
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => undefined))
    return response
  }
