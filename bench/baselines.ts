import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createParser } from 'eventsource-parser'
import { type Context, Hono } from 'hono'
import { chatCompletions } from '../src/platform/model/chat-completions.ts'

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }
const ENDED = 'event: ended\ndata: {}\n\n'
const encoder = new TextEncoder()

/** The least a server between parent and model can do: bytes in, bytes out. */
function passThrough(upstreamUrl: string) {
  const agent = new Agent({ keepAlive: true })
  const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } }
  const server = createServer((req, res) => {
    const upstream = request(`${upstreamUrl}/chat/completions`, options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, HEADERS)
      answer.pipe(res)
    })
    upstream.on('error', () => res.destroy())
    res.on('close', () => upstream.destroy())
    req.pipe(upstream)
  })
  server.listen(0, '127.0.0.1', () => announce(server.address() as AddressInfo))
}

/** What any Hono app pays that reads the model's events and writes its own: no database, no session, no rules. */
function honoProxy(upstreamUrl: string) {
  listen(async (c) => {
    const response = await fetch(`${upstreamUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await c.req.text(),
      signal: c.req.raw.signal,
    })
    const bytes = (response.body as ReadableStream<Uint8Array>).getReader()
    const decoder = new TextDecoder()
    let out = ''
    const parser = createParser({
      onEvent({ data }) {
        const content = data === '[DONE]' ? '' : JSON.parse(data).choices[0]?.delta.content
        if (content) out += text(content)
      },
    })
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        for (out = ''; !out; ) {
          const { done, value } = await bytes.read()
          if (done) {
            controller.enqueue(encoder.encode(ENDED))
            return controller.close()
          }
          parser.feed(decoder.decode(value, { stream: true }))
        }
        controller.enqueue(encoder.encode(out))
      },
      cancel: () => bytes.cancel(),
    })
    return c.body(body, 200, HEADERS)
  })
}

/** The same with Kinwise's own client of the model, to see what its limits and checks cost. */
function honoModel(upstreamUrl: string) {
  const model = chatCompletions({ baseUrl: upstreamUrl, apiKey: null, model: 'bench' })
  listen(async (c) => {
    const { messages } = await c.req.json()
    const texts = model({ messages, maxTokens: null, temperature: 1 }, c.req.raw.signal)[
      Symbol.asyncIterator
    ]()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await texts.next()
        controller.enqueue(encoder.encode(done ? ENDED : text(value)))
        if (done) controller.close()
      },
    })
    return c.body(body, 200, HEADERS)
  })
}

function text(delta: string) {
  return `event: text\ndata: ${JSON.stringify({ delta })}\n\n`
}

function listen(answer: (c: Context) => Promise<Response>) {
  serve({ fetch: new Hono().post('/', answer).fetch, port: 0, hostname: '127.0.0.1' }, announce)
}

function announce({ port }: AddressInfo) {
  console.log(`http://127.0.0.1:${port}/`)
}

const [name = '', upstreamUrl = ''] = process.argv.slice(2)
const servers: Record<string, (upstreamUrl: string) => void> = { passThrough, honoProxy, honoModel }
servers[name]?.(upstreamUrl)
