import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCollector } from '../fakes/collector.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { buildTalk, eventsOf, send } from '../people/factories.ts'
import { startTestApp } from './test-app.ts'

/** All that a span may say of anything. */
const FACTS = [
  'db.system.name',
  'gen_ai.request.model',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'kinwise.first_words_ms',
]

let collector: Awaited<ReturnType<typeof startCollector>>
let upstream: Upstream
beforeAll(async () => {
  ;[collector, upstream] = await Promise.all([startCollector(), startUpstream()])
})
afterAll(async () => {
  await collector.close()
  await upstream.close()
})

test('S100: spans tell of a request, its statements and the model’s call, and nothing of what was said', async () => {
  const app = await startTestApp({
    coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' },
    tracesUrl: `${collector.url}/`,
  })
  const { parent, childId, id } = await buildTalk(app)
  await eventsOf(await send(parent, id, 'What about Zirbelkiefer?'))
  upstream.scenario('error-before-first-token')
  await eventsOf(await send(parent, id, 'And Zirbelkiefer again?'))
  await parent.call('GET', '/api/zirbelkiefer')
  await app.stop()
  const spans = collector.spans()
  const route = '/api/conversations/:conversationId/messages'
  const told = (span: (typeof spans)[number], key: string) =>
    Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]
  const requests = spans.filter((span) => span.name === 'request' && told(span, 'http.route') === route)
  expect(requests).toHaveLength(2)
  const under = spans.filter(({ parentSpanId }) => parentSpanId === requests[0]?.spanId)
  expect(under.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['database send_message', 'database settle_reply', 'model call']),
  )
  const calls = spans.filter(({ name }) => name === 'model call')
  expect(calls.map((call) => told(call, 'gen_ai.request.model'))).toEqual(['plainly', 'plainly'])
  expect(calls[1]?.status).toMatchObject({ code: 2, message: 'Error' })

  const keys = spans.flatMap(({ attributes }) => attributes.map(({ key }) => key))
  expect([...new Set(keys)].filter((key) => !FACTS.includes(key))).toEqual([])
  const words = ['irbelkiefer', parent.email, childId, id, 'Mia', 'select ', 'server had an error']
  expect(words.filter((word) => collector.text().includes(word))).toEqual([])
})
