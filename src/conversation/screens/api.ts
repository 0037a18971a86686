import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { configQuery, meQuery } from '../../accounts/screens/api.ts'
import type { ConversationKind } from '../../coach/contract.ts'
import { ask, wire } from '../../ui/server/ask.ts'
import { openStream, timeZone } from '../../ui/server/open-stream.ts'
import { RequestError } from '../../ui/server/request.ts'
import type { Feedback, Transcript } from '../contract.ts'
import type { ConversationApi } from '../routes.ts'
import { withEarlierOf } from './transcript/exchanges.ts'
import type { beginLocally } from './waiting/begin-locally.ts'
import { isLocalConversation } from './waiting/local-conversation.ts'
import { waitingList } from './waiting/waiting-list.ts'

export const api = hc<ConversationApi>('/api', wire)

/** Its code is among what such a device keeps. */
const startHere = (...chat: Parameters<typeof beginLocally>) =>
  import('./waiting/begin-locally.ts').then(
    (module) => module.beginLocally(...chat),
    () => null,
  )

const POLL_MS = 5_000
/** The network may be back without the browser saying so. */
const POLL_AFTER_FAILURE_MS = 15_000
/** When what this device kept counts as read: so long ago that it's asked for again at once. */
export const KEPT_AT = 1
/** What was opened ahead of the page need not be asked for again when the page comes. */
const FRESH_MS = 2_000

/** Opens the chat the first time, the newest conversation where none is named, and then asks for its news while the page is in sight. */
export const transcriptQuery = (childId: string, kind: ConversationKind, conversationId: string | null) =>
  queryOptions({
    queryKey: ['transcript', kind, childId, conversationId],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<Transcript>(queryKey)
      const open = async () => {
        const given = { param: { childId }, json: { kind } }
        const opening = ask(api.children[':childId'].conversations.$post, given, signal)
        const opened = await opening.catch(async (error: unknown) => {
          // What is written meanwhile waits on this device, until the chat can be opened.
          if (!(error instanceof RequestError && isPassing(error) && waitingList.canKeep())) throw error
          const local = before ?? (await startHere(client, childId, kind))
          if (local && isLocalConversation(local.conversation.id)) return local
          throw error
        })
        if (isLocalConversation(opened.conversation.id)) return opened
        // It has just begun: a list that was read before lacks it.
        if (opened.messages.length <= 1)
          void client.invalidateQueries({ queryKey: ['history', childId, kind] })
        return opened
      }
      const read = (id: string) =>
        ask(api.conversations[':conversationId'].$get, { param: { conversationId: id } }, signal)
      if (conversationId) return withEarlierOf(client.getQueryData(queryKey), await read(conversationId))
      const known = before?.conversation.id
      // What this device kept may not be the newest any more.
      const isOld = client.getQueryState(queryKey)?.dataUpdatedAt === KEPT_AT
      if (!known || isOld || isLocalConversation(known)) return withEarlierOf(before, await open())
      // Deleted in another tab: the newest is another one now.
      const fresh = await read(known).catch((error: unknown) =>
        error instanceof RequestError && error.code === 'not_found' ? open() : Promise.reject(error),
      )
      return withEarlierOf(client.getQueryData(queryKey), fresh)
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { error } }) =>
      !error ? POLL_MS : error instanceof RequestError && isPassing(error) ? POLL_AFTER_FAILURE_MS : false,
    retry: (failures, error) =>
      failures < 2 && navigator.onLine && error instanceof RequestError && isPassing(error),
  })

/** Messages before one of a conversation's. */
export const readEarlier = (conversationId: string, before: string, limit: number) =>
  ask(api.conversations[':conversationId'].messages.$get, {
    param: { conversationId },
    query: { before, limit: `${limit}` },
  })

/** Begins to fetch what a chat shows. */
export const openChatAhead = (
  client: QueryClient,
  kind: ConversationKind,
  childId: string,
  conversationId: string | null,
): void => {
  // Nobody is signed in, which this page knows already: the browser would tell of a refusal.
  if (client.getQueryData(meQuery.queryKey) === null) return
  void client.prefetchQuery(transcriptQuery(childId, kind, conversationId))
  void client.prefetchQuery(configQuery)
}

/** A failure that may be over the next time: nothing was refused. */
export const isPassing = ({ code, status }: RequestError) =>
  code === 'network' || code === 'too_many_readers' || (status >= 502 && status <= 504)

export const openMessage = (
  conversationId: string,
  message: {
    clientId: string
    text: string
    replaces?: string | undefined
    /** The id of the offered choice that was tapped; `text` is its label. */
    choice?: string | undefined
  },
) => openStream('POST', `/api/conversations/${conversationId}/messages`, message)

/** Another attempt at answering, in place of an answer where one is named. */
export const openRetry = (messageId: string, replaces?: string) =>
  openStream('POST', `/api/messages/${messageId}/replies${replaces ? `?replaces=${replaces}` : ''}`)

const { star, feedback: opinion, sent } = api.messages[':messageId']

export const saveStar = (messageId: string, isStarred: boolean) =>
  ask(isStarred ? star.$put : star.$delete, { param: { messageId } })

/** What the parent thought of an answer; null takes it back. */
export const saveFeedback = (messageId: string, feedback: Feedback | null) =>
  feedback
    ? ask(opinion.$put, { param: { messageId }, json: feedback })
    : ask(opinion.$delete, { param: { messageId } })

export const openReply = (replyId: string) => openStream('GET', `/api/replies/${replyId}/events`)

export const stopReply = (replyId: string) => ask(api.replies[':replyId'].stop.$post, { param: { replyId } })

/** The prompt sent to the provider for the answer to this message. */
export const sentQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['sent', messageId],
    queryFn: ({ signal }) => ask(sent.$get, { param: { messageId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The card of an emergency, ready before anything is said. */
export const emergencyCardQuery = queryOptions({
  queryKey: ['emergency-card'],
  queryFn: ({ signal }) => ask(api['emergency-card'].$get, { query: { zone: timeZone() } }, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
