import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { request } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { Conversation, ConversationKind, History, SearchAnswer, Transcript } from '../contract.ts'
import { transcriptQuery } from './api.ts'

export const CHAT_PATHS = {
  child: '/my-children/$childId/chat',
  parents: '/my-children/$childId/parents',
} as const satisfies Record<ConversationKind, string>

/** A child's conversations, newest first, ten at a time. */
export const historyQuery = (childId: string, kind: ConversationKind, isStarred: boolean) =>
  infiniteQueryOptions({
    queryKey: ['history', childId, kind, isStarred],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ kind })
      if (isStarred) query.set('starred', 'true')
      if (pageParam) query.set('before', pageParam)
      return request<History>('GET', `/api/children/${childId}/conversations?${query}`, undefined, signal)
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
      request<SearchAnswer>(
        'POST',
        '/api/searches',
        { query, starred, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.messageId : undefined),
    staleTime: 0,
    gcTime: 60_000,
    enabled: starred || query.trim() !== '',
  })

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
    mutationFn: () =>
      request<Transcript>('POST', `/api/children/${childId}/conversations`, { kind, isNew: true }),
    onSuccess: (fresh) => {
      client.setQueryData(transcriptQuery(childId, kind, fresh.conversation.id).queryKey, fresh)
      refresh()
      return open(fresh.conversation.id)
    },
    onError: failed,
  })

  const change = useMutation({
    mutationFn: ({ id, title, isStarred }: { id: string; title?: string; isStarred?: boolean }) =>
      title === undefined
        ? request<void>(isStarred ? 'PUT' : 'DELETE', `/api/conversations/${id}/star`)
        : request<void>('PATCH', `/api/conversations/${id}`, { title }),
    onSuccess: refresh,
    onError: failed,
  })

  const restore = (id: string) =>
    request<void>('POST', `/api/conversations/${id}/restoration`).then(() => {
      refresh()
      toast.success('The conversation is back')
    }, failed)

  const remove = useMutation({
    mutationFn: ({ id }: Conversation) => request<void>('DELETE', `/api/conversations/${id}`),
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
