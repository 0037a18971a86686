import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { eventsOf } from '../../tests/people/factories.ts'
import { onError } from '../platform/http/on-error.ts'
import { loadLines } from '../safety/load-lines.ts'
import { cardWhenAway } from './card-when-away.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const lines = loadLines(join(import.meta.dirname, '../../content/crisis-lines'))

const appWith = (failure: Error) =>
  new Hono()
    .use('*', cardWhenAway(lines))
    .post('/', () => {
      throw failure
    })
    .onError(onError(quiet))

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

const say = (app: Hono, text: string) =>
  app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
    body: JSON.stringify({ clientId: crypto.randomUUID(), text }),
  })

test('with the database away a message in danger still gets its card', async () => {
  const [accepted] = await eventsOf(await say(appWith(away), 'I want to die'))
  expect(accepted).toMatchObject({ message: { card: { concern: 'suicide', country: 'US' } } })
})

test('any other message is told that the service is away', async () => {
  const response = await say(appWith(away), 'She does not eat her peas')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await response.json()).error.code).toBe('unavailable')
})

test('any other failure stays what it is', async () => {
  expect((await say(appWith(new Error('a bug')), 'I want to die')).status).toBe(500)
})
