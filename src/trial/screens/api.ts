import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import { openStream } from '../../ui/server/open-stream.ts'
import type { DemoApi } from '../demo/demo-routes.ts'
import type { TrialApi } from '../routes.ts'

const { trial } = hc<TrialApi>('/api', wire)
const { demo } = hc<DemoApi>('/api', wire)

/** `choice` is the id of what was tapped; `text` is then its label. */
export type NewMessage = {
  clientId: string
  text: string
  choice?: string | undefined
  ageMonths?: number | undefined
}

/** What was said on this and earlier days; for who is signed in, what came along from the trial. */
export const trialQuery = queryOptions({
  queryKey: ['trial'],
  queryFn: ({ signal }) => ask(trial.$get, {}, signal),
  staleTime: 0,
})

export const clearTrial = () => ask(trial.$delete, {})

export const openTrialMessage = (message: NewMessage) => openStream('POST', '/api/trial/messages', message)

export const openDemoMessage = (message: NewMessage & { earlier: string[] }) =>
  openStream('POST', '/api/demo/messages', message)

export const demoPlansQuery = queryOptions({
  queryKey: ['demo-plans'],
  queryFn: ({ signal }) => ask(demo.plans.$get, {}, signal),
  staleTime: 60_000,
})
