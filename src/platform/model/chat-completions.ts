import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
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
      const response = await post(url, headers, bodyOf(model, request), upstream.signal)
      if (response.statusCode !== 200) throw await rejection(response)
      const decoder = new TextDecoder()
      const answer = completionReader()
      const bytes = response.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
      for (let end = false; !end; ) {
        const chunk = await bytes.next()
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
      drain(response)
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

// fetch forgets a connection after four idle seconds; a parent's next message would pay for a new TLS handshake.
const KEPT = { keepAlive: true, timeout: 60_000 }
const AGENTS = { http: new HttpAgent(KEPT), https: new HttpsAgent(KEPT) }
// Once, and only before any answer: a kept-alive connection that the endpoint has just closed fails like this.
const RETRIED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** A redirect is not followed: it would carry a family's words to a host that nobody configured. */
async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  try {
    return await once(url, headers, body, signal).catch((error) => {
      if (signal.aborted || !RETRIED.has(error?.code)) throw error
      return once(url, headers, body, signal)
    })
  } catch (error) {
    throw new ModelError('unreachable', error)
  }
}

function once(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.startsWith('https:')
    const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } }
    // The loop reads errors where it waits for bytes; one that comes when nobody waits must not end the process.
    const take = (response: IncomingMessage) => resolve(response.on('error', () => {}))
    const request = secure
      ? httpsRequest(url, { ...options, agent: AGENTS.https }, take)
      : httpRequest(url, { ...options, agent: AGENTS.http }, take)
    signal.addEventListener('abort', () => request.destroy(), { once: true })
    request.on('error', reject).end(body)
  })
}

async function rejection(response: IncomingMessage): Promise<ModelError> {
  const start = await response
    .iterator()
    .next()
    .catch(() => null)
  const words = start?.value ? new TextDecoder().decode(start.value.subarray(0, 1_000)) : ''
  const cause = new Error(`${response.statusCode} ${words}`)
  return new ModelError('rejected', cause, secondsOf(response.headers['retry-after'] ?? null))
}

function secondsOf(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** A body read to its end leaves the connection to the next message; a body left open costs that one a new handshake. */
function drain(response: IncomingMessage) {
  const timer = setTimeout(() => response.destroy(), DRAIN_MS).unref()
  response.once('close', () => clearTimeout(timer)).resume()
}
