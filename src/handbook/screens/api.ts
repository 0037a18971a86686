import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { HandbookApi } from '../routes.ts'

const api = hc<HandbookApi>('/api/handbook', wire)

export const handbookQuery = (childId: string) =>
  queryOptions({
    queryKey: ['handbook', childId],
    queryFn: ({ signal }) => ask(api[':childId'].$get, { param: { childId } }, signal),
    // The cards change with a new version, and with a birthday.
    staleTime: 60 * 60_000,
  })
