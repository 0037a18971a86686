import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../ui/request.ts'
import { configQuery } from '../../accounts/web/api.ts'
import type { AnalysisRequest, PersonalityAnalysis } from '../contract.ts'

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

const askFor = (about: AnalysisRequest, signal: AbortSignal) =>
  request<PersonalityAnalysis>('POST', '/api/personality-analysis', about, signal)
