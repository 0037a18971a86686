import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import type { Countries, CountryLines, HelpLine, MonthCount, SafetyCard } from '../contract.ts'

/** Told in the address, since a read has no other place for it: where the clock is says more than the language. */
const zone = () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')

export const countriesQuery = queryOptions({
  queryKey: ['safety', 'countries'],
  queryFn: ({ signal }) =>
    request<Countries>('GET', `/api/safety/countries?zone=${zone()}`, undefined, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

export const linesQuery = (country: string) =>
  queryOptions({
    queryKey: ['safety', 'lines', country],
    queryFn: ({ signal }) =>
      request<CountryLines>('GET', `/api/safety/lines?country=${country}`, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const countsQuery = queryOptions({
  queryKey: ['safety', 'counts'],
  queryFn: ({ signal }) => request<{ months: MonthCount[] }>('GET', '/api/safety/counts', undefined, signal),
})

/** A card's lines as they are in another country. */
export const cardLinesQuery = ({ level, concern, voice = 'adult' }: SafetyCard, country: string) =>
  queryOptions({
    queryKey: ['safety', 'card-lines', level, concern, voice, country],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ level, concern, voice, country })
      return request<{ country: string | null; lines: HelpLine[] }>(
        'GET',
        `/api/safety/card-lines?${asked}`,
        undefined,
        signal,
      )
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps a chosen country for this browser. It shows at once, and stays shown should the keeping fail: the numbers matter more. */
export function useChooseCountry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (country: string) => request<void>('PUT', '/api/safety/country', { country }),
    onMutate: (chosen) =>
      client.setQueryData(countriesQuery.queryKey, (known) => (known ? { ...known, chosen } : known)),
    // A chat's emergency strip has a number too.
    onSuccess: () => client.invalidateQueries({ queryKey: ['emergency-card'] }),
  })
}
