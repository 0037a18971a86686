import { serve } from '@hono/node-server'
import { createParser } from 'eventsource-parser'
import { type Context, Hono } from 'hono'

/** What any Hono app pays that reads the model's events and writes its own: no database, no session, no rules. */
if (import.meta.main) {
  const [upstreamUrl = ''] = process.argv.slice(2)
  listen(async (c) => passOn(c, upstreamUrl, await c.req.text()))
}

/** Asks the model and gives its text on as events while it comes. `onEnd` hears the whole of it before the last event. */
export async function passOn(
  c: Context,
  upstreamUrl: string,
  body: string,
  onEnd: (text: string) => Promise<void> = async () => {},
) {
  const response = await fetch(`${upstreamUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: c.req.raw.signal,
  })
  const bytes = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let out = ''
  let whole = ''
  const parser = createParser({
    onEvent({ data }) {
      const content = data === '[DONE]' ? '' : JSON.parse(data).choices[0]?.delta.content
      if (!content) return
      whole += content
      out += `event: text\ndata: ${JSON.stringify({ delta: content })}\n\n`
    },
  })
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (out = ''; !out; ) {
        const { done, value } = await bytes.read()
        if (done) {
          await onEnd(whole)
          controller.enqueue(encoder.encode('event: ended\ndata: {}\n\n'))
          return controller.close()
        }
        parser.feed(decoder.decode(value, { stream: true }))
      }
      controller.enqueue(encoder.encode(out))
    },
    cancel: () => bytes.cancel(),
  })
  return c.body(stream, 200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

const encoder = new TextEncoder()

export function listen(answer: (c: Context) => Promise<Response>) {
  const app = new Hono().get('/readyz', (c) => c.text('ready')).post('/', answer)
  serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
}
