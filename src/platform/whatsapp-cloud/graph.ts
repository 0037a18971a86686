import * as z from 'zod'
import { GraphFailure, meaningOf } from './graph-failure.ts'
import { bodyOf, type OutgoingMessage, type Recipient } from './messages.ts'
import type { WhatsAppSettings } from './settings.ts'

export type Graph = {
  /** Returns WhatsApp's id of the message. Throws GraphFailure. `from` is the id of one of our numbers. */
  send: (from: string, to: Recipient, message: OutgoingMessage, ourId: string) => Promise<string>
  /** Blue ticks on what a person wrote and, for 25 seconds at most, the sign that we are typing. */
  markRead: (from: string, messageId: string, isTyping: boolean) => Promise<void>
  /** A voice message. Throws GraphFailure where it's gone or too large. */
  download: (mediaId: string) => Promise<Blob>
  /** What Meta says of one of our numbers. */
  describe: (numberId: string) => Promise<NumberState>
}

export type NumberState = z.infer<typeof numberSchema>
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const SEND_MS = 10_000
const MEDIA_MS = 20_000
const MEDIA_MAX_BYTES = 16 * 1024 * 1024

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const failureSchema = z.object({ error: z.object({ code: z.number() }) })
const mediaSchema = z.object({ url: z.url(), file_size: z.number().optional() })
const numberSchema = z.object({
  display_phone_number: z.string(),
  verified_name: z.string().optional(),
  quality_rating: z.string().optional(),
})

/** The official Cloud API. Another `fetchFrom` is another network: the sandbox has its own. */
export const whatsAppGraph = (
  { apiBase, accessToken }: Pick<WhatsAppSettings, 'apiBase' | 'accessToken'>,
  fetchFrom: Fetch = fetch,
): Graph => {
  const headers = { authorization: `Bearer ${accessToken}` }
  const ask = async (url: string, init: RequestInit = {}, ms = SEND_MS): Promise<Response> => {
    const signal = AbortSignal.timeout(ms)
    const response = await fetchFrom(url, {
      ...init,
      signal,
      headers: { ...headers, ...init.headers },
    }).catch((error: unknown) => {
      throw new GraphFailure('away', null, !neverLeft(error))
    })
    if (!response.ok) throw await refusalOf(response)
    return response
  }
  const post = (from: string, body: object) =>
    ask(`${apiBase}/${encodeURIComponent(from)}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    send: async (from, to, message, ourId) => {
      const answer = await read(sentSchema, await post(from, bodyOf(to, message, ourId)))
      return answer.messages[0]?.id ?? ''
    },
    markRead: async (from, messageId, isTyping) => {
      await post(from, {
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: messageId,
        ...(isTyping ? { typing_indicator: { type: 'text' } } : {}),
      })
    },
    download: async (mediaId) => {
      const media = await read(mediaSchema, await ask(`${apiBase}/${encodeURIComponent(mediaId)}`))
      if ((media.file_size ?? 0) > MEDIA_MAX_BYTES) throw new GraphFailure('refused', null)
      const blob = await (await ask(media.url, {}, MEDIA_MS)).blob()
      if (blob.size > MEDIA_MAX_BYTES) throw new GraphFailure('refused', null)
      return blob
    },
    describe: async (numberId) => read(numberSchema, await ask(`${apiBase}/${encodeURIComponent(numberId)}`)),
  }
}

/** An answer that says nothing we know may have been a yes. */
const read = async <T>(schema: z.ZodType<T>, response: Response): Promise<T> => {
  const parsed = schema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new GraphFailure('away', null, true)
  return parsed.data
}

const refusalOf = async (response: Response): Promise<GraphFailure> => {
  const parsed = failureSchema.safeParse(await response.json().catch(() => null))
  const code = parsed.success ? parsed.data.error.code : null
  if (response.status === 401) return new GraphFailure('token', code)
  const meaning = meaningOf(code)
  if (meaning !== 'refused') return new GraphFailure(meaning, code, response.status >= 500)
  if (response.status === 429) return new GraphFailure('too_fast', code)
  if (response.status >= 500) return new GraphFailure('away', code, true)
  return new GraphFailure('refused', code)
}

/** No connection came about, so nothing can have arrived. */
const neverLeft = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : null
  const code = (cause as { code?: unknown } | null)?.code
  return (
    typeof code === 'string' &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code)
  )
}
