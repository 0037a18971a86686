import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendOnOnceStopping } from './stopping.ts'

test('a process that ends answers what is short, refuses streams, and lets go of its connections', async () => {
  const stopping = new AbortController()
  const app = new Hono().use(sendOnOnceStopping(stopping.signal)).get('/', (c) => c.text('here'))
  const stream = { headers: { accept: 'text/event-stream' } }
  expect((await app.request('/', stream)).status).toBe(200)
  expect((await app.request('/')).headers.has('connection')).toBe(false)
  stopping.abort()
  const short = await app.request('/')
  expect([short.status, short.headers.get('connection')]).toEqual([200, 'close'])
  const refused = await app.request('/', stream)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
})
