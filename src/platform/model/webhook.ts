import { cleanText, isBlank } from '../clean-text.ts'
import { isFaultStatus, ModelError } from './model.ts'
import { spokenOf } from './without-thoughts.ts'

const LIMITS = { totalMs: 60_000, bytes: 256 * 1024 }

/** Asks an automation webhook once and gives its whole answer as text. Throws ModelError, or the reason of the caller's abort. */
export type Webhook = (body: object, signal: AbortSignal) => Promise<string>

/** A webhook that answers in one piece, in JSON. A non-OK answer is an error whose cause carries its status and its body's text. */
export function webhook(url: string, given: Partial<typeof LIMITS> = {}): Webhook {
  const limits = { ...LIMITS, ...given }
  return async (body, signal) => {
    signal.throwIfAborted()
    const late = AbortSignal.timeout(limits.totalMs)
    try {
      const response = await post(url, JSON.stringify(body), AbortSignal.any([signal, late]))
      const text = await read(response, limits.bytes)
      if (!response.ok)
        throw new ModelError('rejected', new Error(`${response.status} ${text.slice(0, 4_000)}`), {
          isEndpointFault: isFaultStatus(response.status),
        })
      return answerOf(text)
    } catch (error) {
      signal.throwIfAborted()
      if (late.aborted) throw new ModelError('timeout', error)
      if (error instanceof ModelError) throw error
      // What is no JSON came whole; anything else is a connection that did not hold.
      throw new ModelError('broken', error, { isEndpointFault: !(error instanceof SyntaxError) })
    }
  }
}

// Once, and only before any answer: nobody listened, or a kept-alive connection was just closed.
const RETRIED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

async function post(url: string, body: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  // A redirect is not followed: it would carry a family's words to a host that nobody configured.
  const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
  try {
    return await fetch(url, init).catch((error) => {
      if (!RETRIED.has(error?.cause?.code)) throw error
      return fetch(url, init)
    })
  } catch (error) {
    throw new ModelError('unreachable', error)
  }
}

async function read(response: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the body, which closes the connection.
    if (size > bytes)
      throw new ModelError('broken', new Error(`${response.status}, more than ${bytes} bytes`))
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The first item of an array; of an object the field Reponse, as it is spelled there, or Response; else the whole JSON as text. */
function answerOf(body: string): string {
  if (body.trim() === '') throw new ModelError('empty')
  const json: unknown = JSON.parse(body)
  const first: unknown = Array.isArray(json) ? json[0] : json
  const { Reponse, Response } = Object(first) as Record<string, unknown>
  const given = textOf(Reponse) || textOf(Response) || (isSet(Reponse ?? Response) ? '' : textOf(first))
  const text = spokenOf(cleanText(given))
  if (isBlank(text)) throw new ModelError('empty')
  return text
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : isSet(value) ? JSON.stringify(value) : ''
