import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import { openStream } from '../../coaching/web/api.ts'
import type { DemoPlan, Trial } from '../contract.ts'

export type NewMessage = { clientId: string; text: string }

/** What was said on this and earlier days; for who is signed in, what came along from the trial. */
export const trialQuery = queryOptions({
  queryKey: ['trial'],
  queryFn: ({ signal }) => request<Trial>('GET', '/api/trial', undefined, signal),
  staleTime: 0,
})

export const clearTrial = () => request<void>('DELETE', '/api/trial')

export const openTrialMessage = (message: NewMessage) => openStream('POST', '/api/trial/messages', message)

export const openDemoMessage = (message: NewMessage & { earlier: string[] }) =>
  openStream('POST', '/api/demo/messages', message)

export const demoPlansQuery = queryOptions({
  queryKey: ['demo-plans'],
  queryFn: ({ signal }) => request<{ plans: DemoPlan[] }>('GET', '/api/demo/plans', undefined, signal),
  staleTime: 60_000,
})
