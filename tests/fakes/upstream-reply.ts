import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type ChatBody = {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
  max_tokens?: number
  temperature?: number
}

export type Reply = ReturnType<typeof createReply>

/** What a scenario says to one client: tokens in OpenAI's shape, collected into one JSON answer for who did not ask for a stream. */
export function createReply(res: ServerResponse, stream: boolean, model: string) {
  const gone = new AbortController()
  let whole = ''
  let begun = false
  let ours = false
  res.once('close', () => gone.abort())
  res.socket?.setNoDelay(true)
  const base = { id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1_767_225_600, model }

  function raw(bytes: string | Uint8Array, contentType = 'text/event-stream') {
    if (!res.headersSent) res.writeHead(200, { 'content-type': contentType })
    return res.write(bytes)
  }

  function chunk(delta: object, finish: string | null = null) {
    return `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  }

  return {
    signal: gone.signal,
    stream,
    /** The client went away, and it was not we who hung up. */
    left: () => !ours && !res.writableFinished,
    raw,
    chunk,
    token(content: string) {
      whole += content
      if (!stream) return
      if (!begun) raw(chunk({ role: 'assistant', content: '' }))
      begun = true
      raw(chunk({ content }))
    },
    finish({ done = true } = {}) {
      if (!stream) {
        const choices = [{ index: 0, message: { role: 'assistant', content: whole }, finish_reason: 'stop' }]
        raw(JSON.stringify({ ...base, object: 'chat.completion', choices }), 'application/json')
      } else {
        raw(chunk({}, 'stop'))
        if (done) raw('data: [DONE]\n\n')
      }
      res.end()
    },
    end: () => void res.end(),
    error(status: number, message: string, headers: Record<string, string> = {}) {
      res.writeHead(status, { 'content-type': 'application/json', ...headers })
      res.end(JSON.stringify({ error: { message, type: 'fake_error', code: status } }))
    },
    hangUp() {
      ours = true
      res.socket?.destroy()
    },
    /** Rejects when the client leaves, which ends the scenario. */
    async wait(ms: number) {
      if (ms > 0) await sleep(ms, undefined, { signal: gone.signal })
    },
    async until(opened: Promise<void>) {
      const left = new Promise((_, reject) => gone.signal.addEventListener('abort', reject, { once: true }))
      await Promise.race([opened, left])
    },
  }
}
