import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { useState } from 'react'
import { configQuery } from '../../../accounts/screens/api.ts'
import { ask, wire } from '../../../ui/server/ask.ts'
import type { AnalysisRequest } from '../../contract.ts'
import type { PersonalityApi } from '../../personality-routes.ts'

const api = hc<PersonalityApi>('/api/personality-analysis', wire)

export type Analysis = ReturnType<typeof useAnalysis>

type About = { name: string; age: number | null; type: string }

/** The description by a model that a parent may add to a result. Asked for once it is wanted, and not again for the same child and type. */
export function useAnalysis({ name, age, type }: About) {
  const [isWanted, setIsWanted] = useState(false)
  const { data: config } = useQuery(configQuery)
  const asked = age === null ? null : { name: name.trim() || 'your child', age, type }
  const isAsked = isWanted && asked !== null
  const { data, isFetching } = useQuery({
    queryKey: ['personality-analysis', asked],
    queryFn: ({ signal }) => askFor(asked as AnalysisRequest, signal),
    enabled: isAsked,
    // One that failed is asked for again when the box is ticked again, and only then.
    staleTime: ({ state }) => (state.data?.analysis ? Number.POSITIVE_INFINITY : 0),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isWriting = isAsked && isFetching
  return {
    isWanted,
    setIsWanted,
    canAsk: asked !== null,
    isByModel: config?.trialCoach === 'chat-completions',
    isWriting,
    text: isAsked && !isWriting ? (data?.analysis ?? null) : null,
  }
}

const askFor = (about: AnalysisRequest, signal: AbortSignal) => ask(api.index.$post, { json: about }, signal)
