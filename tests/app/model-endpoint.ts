import { afterEach, beforeEach } from 'vitest'
import { chatCompletions, type Endpoint } from '../../src/platform/model/chat-completions.ts'
import type { ModelRequest } from '../../src/platform/model/model.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'

export const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Hi' }],
  maxTokens: 300,
  temperature: 0.4,
}
export const AMPLE = { firstTokenMs: 20_000, gapMs: 20_000, totalMs: 20_000 }

/** A model behind an endpoint of the test's own, made anew for each test. */
export const useEndpoint = () => {
  const upstream = {} as Upstream
  /** How long it waited before it asked again. */
  const pauses: number[] = []
  beforeEach(async () => {
    Object.assign(upstream, await startUpstream())
  })
  afterEach(() => upstream.close())

  const modelAt = (endpoint: Partial<Endpoint> = {}) => {
    pauses.length = 0
    return chatCompletions(
      { baseUrl: upstream.url, apiKey: 'sk-test', model: 'any', limits: AMPLE, ...endpoint },
      async (ms) => pauses.push(ms),
    )
  }

  /** Everything that arrived, and how it ended. */
  const ask = async (endpoint: Partial<Endpoint> = {}, signal = new AbortController().signal) => {
    const texts: string[] = []
    try {
      for await (const text of modelAt(endpoint)(REQUEST, signal)) texts.push(text)
      return { text: texts.join(''), texts, end: 'whole' as const, error: null }
    } catch (error) {
      const { code, retryAfterSeconds } = error as { code?: string; retryAfterSeconds?: number | null }
      return { text: texts.join(''), texts, end: code, error, retryAfterSeconds }
    }
  }
  return { upstream, pauses, modelAt, ask }
}
