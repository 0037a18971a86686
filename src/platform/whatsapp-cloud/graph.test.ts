import { expect, test } from 'vitest'
import { whatsAppGraph } from './graph.ts'
import { GraphFailure } from './graph-failure.ts'
import type { OutgoingMessage } from './messages.ts'

const SETTINGS = { apiBase: 'https://graph.test/v23.0', accessToken: 'a token' }
const TO = { waId: '16505551234', userId: 'US.1' }
const HELLO: OutgoingMessage = { type: 'text', text: 'Hello' }

type Asked = { url: string; init: RequestInit | undefined }

const answering = (...answers: (Response | Error)[]) => {
  const asked: Asked[] = []
  const graph = whatsAppGraph(SETTINGS, async (url, init) => {
    asked.push({ url, init })
    const answer = answers.shift() ?? Response.json({})
    if (answer instanceof Error) throw answer
    return answer
  })
  const body = () => JSON.parse(String(asked.at(-1)?.init?.body))
  return { graph, asked, body }
}
const sent = () => Response.json({ messages: [{ id: 'wamid.OURS' }] })
const refused = (code: number, status = 400) =>
  Response.json({ error: { code, message: 'Sheena said' } }, { status })

test('a text goes out as the documentation says', async () => {
  const { graph, asked, body } = answering(sent(), sent())
  expect(await graph.send('106', TO, HELLO, 'our id')).toBe('wamid.OURS')
  expect(asked[0]?.url).toBe('https://graph.test/v23.0/106/messages')
  expect(asked[0]?.init?.headers).toMatchObject({ authorization: 'Bearer a token' })
  expect(body()).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '16505551234',
    type: 'text',
    text: { body: 'Hello', preview_url: false },
    biz_opaque_callback_data: 'our id',
  })
  await graph.send('106', { waId: null, userId: 'US.1' }, HELLO, 'our id')
  expect(body()).toMatchObject({ recipient: 'US.1' })
  expect(body()).not.toHaveProperty('to')
})

test('a read mark shows that we type', async () => {
  const { graph, body } = answering()
  await graph.markRead('106', 'wamid.X', true)
  expect(body()).toEqual({
    messaging_product: 'whatsapp',
    status: 'read',
    message_id: 'wamid.X',
    typing_indicator: { type: 'text' },
  })
})

test.each([
  [131026, 400, 'undeliverable'],
  [131047, 400, 'window_closed'],
  [131048, 400, 'too_fast'],
  [131056, 400, 'too_fast'],
  [130429, 429, 'too_fast'],
  [190, 401, 'token'],
  [368, 403, 'blocked'],
  [132001, 404, 'no_template'],
  [100, 400, 'refused'],
  [131000, 500, 'away'],
  [424242, 503, 'away'],
])('%i with status %i means %s', async (code, status, meaning) => {
  const failure = await answering(refused(code, status))
    .graph.send('106', TO, HELLO, 'id')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(GraphFailure)
  expect(failure).toMatchObject({ meaning, code: String(code) })
  expect(String(failure)).not.toContain('Sheena')
})

test('it is known whether a message may have arrived', async () => {
  const cut = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) })
  const outcomes = [
    [cut('ECONNREFUSED'), false],
    [cut('ECONNRESET'), true],
    [new Response('<html>', { status: 502 }), true],
    [new Response('not JSON'), true],
    [refused(131056), false],
  ] as const
  for (const [answer, isUncertain] of outcomes)
    await expect(answering(answer).graph.send('106', TO, HELLO, 'id')).rejects.toMatchObject({ isUncertain })
})

test('a recording is fetched by its id, and none that is too large', async () => {
  const { graph } = answering(Response.json({ url: 'https://media.test/1' }), new Response('sound'))
  expect(await (await graph.download('77')).text()).toBe('sound')
  const large = answering(Response.json({ url: 'https://media.test/1', file_size: 17 * 1024 * 1024 }))
  await expect(large.graph.download('77')).rejects.toBeInstanceOf(GraphFailure)
})
