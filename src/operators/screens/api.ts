import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { OperatorsApi } from '../routes.ts'

const api = hc<OperatorsApi>('/api/admin', wire)

const LOOK_AGAIN_MS = 30_000

export const adminQuery = queryOptions({
  queryKey: ['admin'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
  refetchInterval: LOOK_AGAIN_MS,
})

export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => ask(api.retries.$post, { json: { jobId } }),
    onSettled: () => client.invalidateQueries({ queryKey: adminQuery.queryKey }),
  })
}
