import type { IncomingMessage } from 'node:http'
import { isFaultStatus, ModelError } from './model.ts'

/** An answer that is none: its status, and how the endpoint explains it. */
export type Refusal = { status: number; words: string; error: ModelError }

const WORDS_CHARS = 4_000

export async function readRefusal(response: IncomingMessage): Promise<Refusal> {
  const status = response.statusCode ?? 0
  const words = await beginningOf(response)
  const isWithheld = status < 500 && /"(content_filter|content_policy_violation)"/.test(words)
  const error = new ModelError(
    isWithheld ? 'withheld' : 'rejected',
    new Error(`${status} ${words.slice(0, 1_000)}`),
    {
      retryAfterSeconds: secondsOf(response.headers['retry-after'] ?? null),
      isEndpointFault: isFaultStatus(status),
    },
  )
  return { status, words, error }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  let words = ''
  try {
    for await (const piece of response.setEncoding('utf8')) {
      words += piece
      if (words.length >= WORDS_CHARS) break
    }
  } catch {
    // The status alone says enough.
  }
  return words.slice(0, WORDS_CHARS)
}

function secondsOf(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
