import * as z from 'zod'
import { ModelError } from './model.ts'

const TOTAL_MS = 30_000
const answerSchema = z.object({ text: z.string().max(20_000) })

export type TranscribeSettings = { url: string; apiKey: string | null; model: string }

/** Writes down a recording by an OpenAI-compatible endpoint. Throws ModelError. */
export const transcriber =
  ({ url, apiKey, model }: TranscribeSettings) =>
  async (audio: Blob): Promise<string> => {
    const form = new FormData()
    form.set('model', model)
    form.set('response_format', 'json')
    // Endpoints go by the name's ending; WhatsApp records in Ogg.
    form.set('file', audio, 'voice.ogg')
    const response = await fetch(url, {
      method: 'POST',
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: form,
      signal: AbortSignal.timeout(TOTAL_MS),
      // A redirect is not followed: it would carry a family's words to a host that nobody configured.
      redirect: 'manual',
    }).catch((error: unknown) => {
      throw new ModelError('unreachable', error)
    })
    const answer = response.ok ? answerSchema.safeParse(await response.json().catch(() => null)) : null
    if (!answer?.success) throw new ModelError('rejected', new Error(String(response.status)))
    return answer.data.text
  }
