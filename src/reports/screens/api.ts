import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { ReportsApi } from '../routes.ts'
import type { Paper } from '../rules/papers.ts'

const api = hc<ReportsApi>('/api/reports', wire)
const month = api[':month']

const POLL_MS = 1500

/** The months there are; asked again and again while one is being made. */
export const monthsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
  refetchInterval: ({ state }) => (state.data?.months.some((one) => one.progress !== null) ? POLL_MS : false),
})

export const reportQuery = (of: string) =>
  queryOptions({
    queryKey: ['reports', of],
    queryFn: ({ signal }) => ask(month.$get, { param: { month: of } }, signal),
  })

export const workbookQuery = (of: string) =>
  queryOptions({
    queryKey: ['reports', of, 'workbook'],
    queryFn: ({ signal }) => ask(month.workbook.$get, { param: { month: of } }, signal),
  })

export function useAskForReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(api.index.$post, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['reports'] }),
  })
}

/** Where a PDF is. */
export const pdfOf = (of: string, what: 'report' | 'workbook', paper: Paper, names = 'with'): string =>
  what === 'report'
    ? `/api/reports/${of}/pdf?paper=${paper}`
    : `/api/reports/${of}/workbook/pdf?paper=${paper}&names=${names}`
