import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { ModelError } from './model.ts'

// fetch forgets a connection after four idle seconds; a parent's next message would pay for a new TLS handshake.
const KEPT = { keepAlive: true, timeout: 60_000 }
const AGENTS = { http: new HttpAgent(KEPT), https: new HttpsAgent(KEPT) }
// Once, and only before any answer: a kept-alive connection that the endpoint has just closed fails like this.
const RETRIED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const DRAIN_MS = 1_000

/** A redirect is not followed: it would carry a family's words to a host that nobody configured. */
export async function post(
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

/** A body read to its end leaves the connection to the next message; a body left open costs that one a new handshake. */
export function drain(response: IncomingMessage) {
  const timer = setTimeout(() => response.destroy(), DRAIN_MS).unref()
  response.once('close', () => clearTimeout(timer)).resume()
}
