import { Hono } from 'hono'
import { hc } from 'hono/client'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { ask, wire } from './ask.ts'
import { send } from './request.ts'

const routes = new Hono()
  .get('/', (c) => c.json({ days: 3, since: new Date(0) }))
  .put('/:id/star', (c) => c.body(null, 204))
  .delete('/', (c) => c.body(null, 204))
const api = hc<typeof routes>('/api/things', wire)

type Call = { url: string; init: RequestInit }
const answers = (answer: () => Response | Promise<Response>) => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer()
  })
  return calls
}

const refuses = (status: number, body: unknown) =>
  answers(() => (typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

test('an answer has the type of its route, as JSON carries it', async () => {
  const calls = answers(() => Response.json({ days: 3, since: '1970-01-01T00:00:00.000Z' }))
  const answer = await ask(api.index.$get, {})
  expectTypeOf(answer).toEqualTypeOf<{ days: number; since: string }>()
  expect(answer).toEqual({ days: 3, since: '1970-01-01T00:00:00.000Z' })
  expect(calls[0]?.url).toBe('/api/things')
  expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
  expect(new Headers(calls[0]?.init.headers).get('accept')).toBe('application/json')
})

test('an empty answer is undefined', async () => {
  answers(() => new Response(null, { status: 204 }))
  const answer = await ask(api[':id'].star.$put, { param: { id: '7' } })
  expectTypeOf(answer).toEqualTypeOf<undefined>()
  expect(answer).toBeUndefined()
})

test.each([
  ['our own refusal', 409, { error: { code: 'child_limit', id: 'x1', detail: { max: 2 } } }, 'child_limit'],
  ["the sign-in library's", 401, { code: 'INVALID_TOKEN', message: 'no' }, 'INVALID_TOKEN'],
  ['our own limit', 429, { error: { code: 'too_many', detail: { retryAfterSeconds: 9 } } }, 'too_many'],
  ['too many readers', 429, { error: { code: 'too_many_readers' } }, 'too_many_readers'],
  ["the library's limit", 429, { code: 'SLOW_DOWN' }, 'too_many'],
  ["a proxy's limit", 429, '<h1>Slow down</h1>', 'too_many'],
  ["a proxy's page", 502, '<h1>Bad Gateway</h1>', 'internal'],
  ['nothing at all', 500, '', 'internal'],
])('a failure tells its code: %s', async (_, status, body, code) => {
  refuses(status, body)
  await expect(ask(api.index.$get, {})).rejects.toMatchObject({ name: 'RequestError', code, status })
})

test('a failure brings the id it was logged under and how long to wait', async () => {
  refuses(429, { error: { code: 'too_many', id: 'x2', detail: { retryAfterSeconds: 9 } } })
  const failure = { id: 'x2', detail: { retryAfterSeconds: 9 } }
  await expect(ask(api.index.$get, {})).rejects.toMatchObject(failure)
})

test('no answer is a network failure, and an abort stays one', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask(api.index.$get, {})).rejects.toMatchObject({ code: 'network', status: 0 })
  const given = new AbortController()
  const calls = answers(async () => {
    given.abort()
    throw given.signal.reason
  })
  await expect(ask(api.index.$get, {}, given.signal)).rejects.toBe(given.signal.reason)
  expect(calls[0]?.init.signal).toBe(given.signal)
})

test('an answer that breaks off is no answer', async () => {
  answers(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })))
  await expect(ask(api.index.$get, {})).rejects.toMatchObject({ code: 'network', status: 0 })
})

test("a page in an answer's place is a failure", async () => {
  answers(() => new Response('<h1>Log in to the hotel network</h1>'))
  await expect(ask(api.index.$get, {})).rejects.toMatchObject({ code: 'internal', status: 200 })
})

test('what stands in a path stays one part of it', async () => {
  const calls = answers(() => new Response(null, { status: 204 }))
  await ask(api[':id'].star.$put, { param: { id: '../a b?c#d/é' } })
  expect(calls[0]?.url).toBe('/api/things/..%2Fa%20b%3Fc%23d%2F%C3%A9/star')
  for (const id of ['', '.', '..'])
    await expect(ask(api[':id'].star.$put, { param: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect(calls).toHaveLength(1)
})

test('a stream is handed on as it is, or refused as any call', async () => {
  answers(() => new Response('data: {}\n\n', { headers: { 'content-type': 'text/event-stream' } }))
  const stream = await send('/api/things/events', { method: 'POST' })
  expect(await stream.text()).toBe('data: {}\n\n')
  refuses(402, { error: { code: 'no_credits' } })
  await expect(send('/api/things/events')).rejects.toMatchObject({ code: 'no_credits', status: 402 })
})
