import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ConversationKind } from '../../../coach/contract.ts'
import { toast } from '../../../ui/over/toast.ts'
import { ask } from '../../../ui/server/ask.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { Conversation } from '../../contract.ts'
import { api, transcriptQuery } from '../api.ts'

const one = api.conversations[':conversationId']
const ofChild = api.children[':childId'].conversations

export const CHAT_PATHS = {
  child: '/my-children/$childId/chat',
  parents: '/my-children/$childId/parents',
  general: '/my-children/$childId/general',
} as const satisfies Record<ConversationKind, string>

/** A child's conversations, newest first, ten at a time. */
export const historyQuery = (childId: string, kind: ConversationKind, isStarred: boolean) =>
  infiniteQueryOptions({
    queryKey: ['history', childId, kind, isStarred],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        kind,
        starred: isStarred ? ('true' as const) : undefined,
        before: pageParam || undefined,
      }
      return ask(ofChild.$get, { param: { childId }, query }, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ conversations, hasMore }) => (hasMore ? conversations.at(-1)?.id : undefined),
    staleTime: 0,
  })

/** The family's messages and titles that match, newest first; what is starred where nothing is looked for. */
export const searchQuery = (query: string, starred: boolean) =>
  infiniteQueryOptions({
    queryKey: ['search', query, starred],
    queryFn: ({ pageParam, signal }) =>
      ask(api.searches.$post, { json: { query, starred, before: pageParam || undefined } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.messageId : undefined),
    staleTime: 0,
    gcTime: 60_000,
    enabled: starred || query.trim() !== '',
  })

type Change = { id: string; title?: string; isStarred?: boolean; isShared?: boolean }
type Place = { childId: string; kind: ConversationKind }

/** What can be done with conversations; each shows its failure as a toast. */
export function useHistoryActions({ childId, kind }: Place, openId: string | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['history'] })
    void client.invalidateQueries({ queryKey: ['transcript', kind, childId] })
  }
  const failed = (error: unknown) => void toast.error(wordsFor(error))
  const newestKey = transcriptQuery(childId, kind, null).queryKey
  const open = (conversation?: string) =>
    navigate({ to: CHAT_PATHS[kind], params: { childId }, search: { conversation } })

  const begin = useMutation({
    mutationFn: () => ask(ofChild.$post, { param: { childId }, json: { kind, isNew: true } }),
    onSuccess: (fresh) => {
      client.setQueryData(transcriptQuery(childId, kind, fresh.conversation.id).queryKey, fresh)
      refresh()
      return open(fresh.conversation.id)
    },
    onError: failed,
  })

  const change = useMutation({
    mutationFn: ({ id, title, isStarred, isShared }: Change) => {
      const param = { conversationId: id }
      if (title !== undefined) return ask(one.$patch, { param, json: { title } })
      if (isShared !== undefined) return ask(one.sharing.$put, { param, json: { isShared } })
      return ask(isStarred ? one.star.$put : one.star.$delete, { param })
    },
    onSuccess: refresh,
    onError: failed,
  })

  const restore = (id: string) =>
    ask(one.restoration.$post, { param: { conversationId: id } }).then(() => {
      refresh()
      toast.success('The conversation is back')
    }, failed)

  const remove = useMutation({
    mutationFn: ({ id }: Conversation) => ask(one.$delete, { param: { conversationId: id } }),
    onSuccess: async (_, { id }) => {
      toast.show('Conversation deleted', {
        description: 'It is gone for good in a few minutes.',
        action: { label: 'Undo', onPress: () => void restore(id) },
      })
      const isOpen = id === (openId ?? client.getQueryData(newestKey)?.conversation.id)
      client.removeQueries({ queryKey: transcriptQuery(childId, kind, id).queryKey })
      if (isOpen) {
        await client.resetQueries({ queryKey: newestKey })
        await open()
      }
      refresh()
    },
    onError: failed,
  })

  return { begin, change, remove }
}
