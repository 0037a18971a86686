import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { Subscription } from '../contract.ts'
import type { PushApi } from '../routes.ts'

const api = hc<PushApi>('/api/push', wire)

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

export const saveSubscription = (json: Subscription) => ask(api.index.$put, { json })
export const removeSubscription = () => ask(api.index.$delete, {})
