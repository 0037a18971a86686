import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { WhatsAppApi } from '../routes.ts'

const api = hc<WhatsAppApi>('/api/whatsapp', wire)

/** Fast enough that a parent sees it, holding the phone that has just sent the code. */
const WAITING_MS = 2_000

export const channelQuery = queryOptions({
  queryKey: ['whatsapp'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

/** The same while a phone is about to be linked. */
export const watchedChannelQuery = queryOptions({ ...channelQuery, refetchInterval: WAITING_MS })

export const useMakeCode = () =>
  useMutation({ mutationFn: (childId: string) => ask(api.codes.$post, { json: { childId } }) })

export function useUnlink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (phoneId: string) => ask(api.phones[':phoneId'].$delete, { param: { phoneId } }),
    onSettled: () => client.invalidateQueries({ queryKey: channelQuery.queryKey }),
  })
}
