import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import { timeZone } from '../../ui/server/open-stream.ts'
import type { Memory, Settings, TakenStep } from '../contract.ts'
import type { StepsApi } from '../routes.ts'

const api = hc<StepsApi>('/api', wire)
const one = api.steps[':stepId']

/** What the family tried, newest first. */
export const stepsQuery = queryOptions({
  queryKey: ['steps'],
  queryFn: ({ signal }) => ask(api.steps.$get, {}, signal),
})

export const memoriesQuery = queryOptions({
  queryKey: ['steps', 'memories'],
  queryFn: ({ signal }) => ask(api.memories.$get, {}, signal),
})

export const settingsQuery = queryOptions({
  queryKey: ['steps', 'settings'],
  queryFn: ({ signal }) => ask(api['check-ins'].$get, {}, signal),
})

export const takeStep = ({ messageId, place }: Pick<TakenStep, 'messageId' | 'place'>) =>
  ask(api.answers[':messageId'].steps.$post, { param: { messageId }, json: { place, zone: timeZone() } })
export const giveBackStep = (stepId: string) => ask(one.$delete, { param: { stepId } })
export type Said = { stepId: string; outcome: 'worked' | 'partly' | 'not' | 'untried'; note: string }
export const sayOutcome = ({ stepId, ...json }: Said) => ask(one.outcome.$put, { param: { stepId }, json })
export const saveMemory = ({ id, text }: Pick<Memory, 'id' | 'text'>) =>
  ask(api.memories[':memoryId'].$put, { param: { memoryId: id }, json: { text } })
export const forgetMemory = (memoryId: string) =>
  ask(api.memories[':memoryId'].$delete, { param: { memoryId } })
export const saveSettings = (json: Settings) => ask(api['check-ins'].$put, { json })
export const turnOff = (token: string) => ask(api['check-ins'].off.$post, { json: { token } })

/** Whatever changes here is read anew. */
export function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: stepsQuery.queryKey }),
  })
}
