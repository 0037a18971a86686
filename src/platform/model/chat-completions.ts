import { completionReader } from './completion-reader.ts'
import { type Model, ModelError, type ModelRequest } from './model.ts'

export type Endpoint = {
  /** Up to and with the version, such as https://api.openai.com/v1 */
  baseUrl: string
  apiKey: string | null
  model: string
  limits?: { firstTokenMs: number; gapMs: number; totalMs: number }
}

const LIMITS = { firstTokenMs: 10_000, gapMs: 20_000, totalMs: 60_000 }
const DRAIN_MS = 1_000

/** Any OpenAI-compatible endpoint. Every text given on is all that one network chunk held; a caller's abort is thrown as its reason. */
export function chatCompletions({ baseUrl, apiKey, model, limits = LIMITS }: Endpoint): Model {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'text/event-stream' }
  if (apiKey) headers.authorization = `Bearer ${apiKey}`

  return async function* (request, signal) {
    signal.throwIfAborted()
    const upstream = new AbortController()
    const leave = () => upstream.abort(signal.reason)
    const late = () => upstream.abort(new ModelError('timeout'))
    signal.addEventListener('abort', leave, { once: true })
    const total = setTimeout(late, limits.totalMs)
    let wait = setTimeout(late, limits.firstTokenMs)
    let whole = false
    try {
      // A redirect is not followed: it would carry a family's words to a host that nobody configured.
      const init = { method: 'POST', headers, body: bodyOf(model, request), redirect: 'manual' as const }
      const response = await post(url, { ...init, signal: upstream.signal })
      if (!response.ok) throw await rejection(response)
      if (!response.body) throw new ModelError('empty')
      const bytes = response.body.getReader()
      const decoder = new TextDecoder()
      const answer = completionReader()
      for (let end = false; !end; ) {
        const chunk = await bytes.read()
        const text = chunk.done
          ? answer.close(decoder.decode())
          : answer.feed(decoder.decode(chunk.value, { stream: true }))
        if (text) {
          // The clock stands while the consumer works: only waiting for the endpoint is the endpoint's gap.
          clearTimeout(wait)
          yield text
          wait = setTimeout(late, limits.gapMs)
        }
        if (answer.failure) throw answer.failure
        end = answer.ended
      }
      whole = true
      void drain(bytes, upstream)
    } catch (error) {
      if (upstream.signal.aborted) throw upstream.signal.reason
      throw error instanceof ModelError ? error : new ModelError('broken', error)
    } finally {
      clearTimeout(wait)
      clearTimeout(total)
      signal.removeEventListener('abort', leave)
      if (!whole) upstream.abort()
    }
  }
}

function bodyOf(model: string, { messages, maxTokens, temperature }: ModelRequest): string {
  return JSON.stringify({ model, messages, temperature, max_tokens: maxTokens ?? undefined, stream: true })
}

// Once, and only before any answer: a kept-alive connection that the endpoint has just closed fails like this.
const RETRIED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init).catch((error) => {
      if (!RETRIED.has(error?.cause?.code)) throw error
      return fetch(url, init)
    })
  } catch (error) {
    throw new ModelError('unreachable', error)
  }
}

async function rejection(response: Response): Promise<ModelError> {
  const start = await response.body
    ?.getReader()
    .read()
    .catch(() => null)
  const words = start?.value ? new TextDecoder().decode(start.value.subarray(0, 1_000)) : ''
  const cause = new Error(`${response.status} ${words}`)
  return new ModelError('rejected', cause, secondsOf(response.headers.get('retry-after')))
}

function secondsOf(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** A body read to its end leaves the connection to the next message; a body left open costs that one a new handshake. */
async function drain(
  bytes: ReadableStreamDefaultReader<Uint8Array>,
  upstream: AbortController,
): Promise<void> {
  const timer = setTimeout(() => upstream.abort(), DRAIN_MS).unref()
  try {
    while (!(await bytes.read()).done);
  } catch {
    // The answer is whole; how its connection ended no longer matters.
  } finally {
    clearTimeout(timer)
  }
}
