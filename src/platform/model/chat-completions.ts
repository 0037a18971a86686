import type { IncomingMessage } from 'node:http'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { completionReader } from './completion-reader.ts'
import { adapted, bodyIn, leftOut, USUAL } from './dialect.ts'
import { type Model, ModelError, type ModelRequest } from './model.ts'
import { drain, post } from './post.ts'
import { readRefusal } from './refusal.ts'

/** How long is waited for the first token, for the next one, and for all of an answer. */
export type ModelLimits = { firstTokenMs: number; gapMs: number; totalMs: number }

export type Endpoint = {
  /** Up to and with the version, such as https://api.openai.com/v1 */
  baseUrl: string
  apiKey: string | null
  model: string
  limits?: ModelLimits
}

export const LIMITS: ModelLimits = { firstTokenMs: 10_000, gapMs: 20_000, totalMs: 60_000 }
/** An endpoint that asks for more patience than this is left to its next message. */
const RETRY_AFTER_SECONDS = 5

type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>
const realPause: Pause = (ms, signal) => pauseFor(ms, null, { signal })

/**
 * Any OpenAI-compatible endpoint. Every text given on is all that one network chunk held; a caller's abort is thrown as its reason. What an
 * endpoint refuses of our parameters is left out from then on.
 */
export function chatCompletions(
  { baseUrl, apiKey, model, limits = LIMITS }: Endpoint,
  pause: Pause = realPause,
  onRefused: (parameter: string) => void = () => {},
): Model {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'text/event-stream' }
  if (apiKey) headers.authorization = `Bearer ${apiKey}`
  let known = USUAL

  return async function* (request, signal) {
    signal.throwIfAborted()
    const upstream = new AbortController()
    const leave = () => upstream.abort(signal.reason)
    const late = (isEndpointFault: boolean) =>
      upstream.abort(new ModelError('timeout', undefined, { isEndpointFault }))
    signal.addEventListener('abort', leave, { once: true })
    const answer = completionReader()
    // A long answer is no fault of an endpoint that was heard all the while: anybody can ask for one.
    const total = setTimeout(() => late(answer.signs === 0), limits.totalMs)
    let wait = setTimeout(late, limits.firstTokenMs, true)
    const rest = async (ms: number) => {
      clearTimeout(wait)
      await pause(ms, upstream.signal)
      wait = setTimeout(late, limits.firstTokenMs, true)
    }
    let whole = false
    try {
      const response = await ask(request, upstream.signal, rest)
      const decoder = new TextDecoder()
      const bytes = response.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
      for (let end = false; !end; ) {
        const before = answer.signs
        const chunk = await bytes.next()
        const text = chunk.done
          ? answer.close(decoder.decode())
          : answer.feed(decoder.decode(chunk.value, { stream: true }))
        if (text || answer.signs > before) {
          // The clock stands while the consumer works: only waiting for the endpoint is the endpoint's gap.
          clearTimeout(wait)
          if (text) yield text
          wait = setTimeout(late, limits.gapMs, true)
        }
        if (answer.failure) throw answer.failure
        end = answer.ended
      }
      whole = true
      drain(response)
    } catch (error) {
      if (upstream.signal.aborted) throw upstream.signal.reason
      throw error instanceof ModelError ? error : new ModelError('broken', error, { isEndpointFault: true })
    } finally {
      clearTimeout(wait)
      clearTimeout(total)
      signal.removeEventListener('abort', leave)
      if (!whole) upstream.abort()
    }
  }

  /** Asks until the endpoint answers: once more without each parameter that it refuses, and once more after a short wait it asked for. */
  async function ask(
    request: ModelRequest,
    signal: AbortSignal,
    rest: (ms: number) => Promise<void>,
  ): Promise<IncomingMessage> {
    let dialect = known
    let hasWaited = false
    for (;;) {
      const response = await post(url, headers, bodyIn(dialect, model, request), signal)
      if (response.statusCode === 200) {
        known = dialect
        return response
      }
      const refusal = await readRefusal(response)
      const { isEndpointFault, retryAfterSeconds: seconds } = refusal.error
      const other = adapted(dialect, refusal)
      const isSoon = isEndpointFault && seconds !== null && seconds <= RETRY_AFTER_SECONDS
      if (other) {
        onRefused(leftOut(dialect, other))
        dialect = other
      } else if (isSoon && !hasWaited) {
        hasWaited = true
        await rest(seconds * 1000)
      } else throw refusal.error
    }
  }
}
