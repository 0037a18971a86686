import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { SafetyCard } from '../contract.ts'
import type { SafetyApi } from '../routes.ts'

const api = hc<SafetyApi>('/api/safety', wire)

/** Told in the address, since a read has no other place for it: where the clock is says more than the language. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

export const countriesQuery = queryOptions({
  queryKey: ['safety', 'countries'],
  queryFn: ({ signal }) => ask(api.countries.$get, { query: { zone: zone() } }, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

export const linesQuery = (country: string) =>
  queryOptions({
    queryKey: ['safety', 'lines', country],
    queryFn: ({ signal }) => ask(api.lines.$get, { query: { country } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const countsQuery = queryOptions({
  queryKey: ['safety', 'counts'],
  queryFn: ({ signal }) => ask(api.counts.$get, {}, signal),
})

/** A card's lines as they are in another country. */
export const cardLinesQuery = ({ level, concern, voice = 'adult' }: SafetyCard, country: string) =>
  queryOptions({
    queryKey: ['safety', 'card-lines', level, concern, voice, country],
    queryFn: ({ signal }) =>
      ask(api['card-lines'].$get, { query: { level, concern, voice, country } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps a chosen country for this browser. It shows at once, and stays shown should the keeping fail: the numbers matter more. */
export function useChooseCountry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (country: string) => ask(api.country.$put, { json: { country } }),
    onMutate: (chosen) =>
      client.setQueryData(countriesQuery.queryKey, (known) => (known ? { ...known, chosen } : known)),
    // A chat's emergency strip has a number too.
    onSuccess: () => client.invalidateQueries({ queryKey: ['emergency-card'] }),
  })
}
