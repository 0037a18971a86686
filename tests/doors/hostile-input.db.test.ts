import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from '../../src/platform/clean-text.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import {
  buildChild,
  buildChildInput,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setPlan,
} from '../people/factories.ts'
import { everyRoute, fill, type Route } from './every-route.ts'
import { hostileTexts, notTexts } from './hostile-texts.ts'

let upstream: Upstream
let app: TestApp
let parent: Client
let childId: string
let conversationId: string
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plain' } })
  parent = await buildParent(app)
  await setPlan(app, parent, 'ultimate')
  childId = (await buildChild(parent)).id
  conversationId = (await openTalk(parent, childId)).conversation.id
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

/** Messages that a parent may send in a minute, and some to spare. */
const A_MINUTE = 15
const texts = Object.entries(hostileTexts)

/** Whoever is no operator is told that there's nothing, whatever they send. */
const hasKnownBody = ({ path, body }: { path: string; body?: unknown }) =>
  body !== undefined && !path.startsWith('/api/admin')

test('S12: no body of any route takes a key that it does not know, at any depth', async () => {
  const other = await buildParent(app)
  await other.call('POST', '/api/privacy/proof', { password: 'correct horse battery' })
  for (const { method, path, body } of everyRoute(app).filter(hasKnownBody)) {
    const full = fill(path, () => randomUUID())
    for (const at of objectsOf(body)) {
      for (const key of ['remainingMessages', 'familyId', 'role']) {
        const { status } = await other.call(method, full, withValue(body, [...at, key], 1))
        expect(status, `${method} ${path} ${[...at, key].join('.')}`).toBe(400)
      }
    }
  }
})

test('S16: no text in any field of any route is answered with a failure of ours', async () => {
  const writes = everyRoute(app).filter(({ body }) => body !== undefined)
  expect(writes.length).toBeGreaterThan(10)
  const ids: Record<string, string> = { childId, conversationId }
  const failures: string[] = []
  for (const route of writes) {
    const path = fill(route.path, (name) => ids[name] ?? randomUUID())
    for (const body of hostileBodies(route)) {
      const response = await parent.call(route.method, path, body)
      const isRefusal = response.headers.get('content-type')?.startsWith('application/json') ?? false
      const answer = isRefusal ? await response.json() : await response.text()
      const isOdd = response.status >= 400 && typeof answer?.error?.code !== 'string'
      if (response.status >= 500 || isOdd) {
        failures.push(`${route.method} ${path} ${response.status} ${JSON.stringify(body).slice(0, 200)}`)
      }
    }
  }
  expect(failures).toEqual([])
}, 240_000)

test('nor is one in any place of any address', async () => {
  const failures: string[] = []
  for (const { method, path, body } of everyRoute(app).filter((route) => route.path.includes(':'))) {
    for (const [name, text] of texts.filter(([, one]) => one.length < 1_000)) {
      const address = URL.parse(
        fill(path, () => text.toWellFormed()),
        'http://localhost',
      )
      if (!address) continue
      const { status } = await parent.call(method, address.pathname, body)
      if (status >= 500 || status < 400) failures.push(`${method} ${path} ${name}: ${status}`)
    }
  }
  expect(failures).toEqual([])
})

describe('what is kept is what is shown', () => {
  test.each(texts)('as a child’s name and interest: %s', async (_, text) => {
    const input = buildChildInput({ name: text, interests: [text], personalityEvaluation: null })
    const answer = await parent.call('PUT', `/api/children/${childId}`, input)
    const { children } = await (await parent.call('GET', '/api/children')).json()
    const shown = children.find(({ id }: { id: string }) => id === childId)
    if (isRefused(answer)) return expect(shown.name).not.toBe(cleanLine(text))
    expect(answer.status).toBe(200)
    expect(shown.name).toBe(cleanLine(text))
    expect(shown.interests).toEqual([cleanLine(text)].filter(Boolean))
    expect(shown.name).not.toMatch(UNWANTED)
  })

  test.each(texts)('as a parent’s name, address and bank: %s', async (_, text) => {
    const fields = { name: text, phone: '', address: text, bankName: text.slice(0, 80) }
    const answer = await parent.call('PUT', '/api/account-setup', { parent: fields, children: [] })
    if (isRefused(answer)) return
    expect(answer.status).toBe(200)
    const { parent: shown } = await (await parent.call('GET', '/api/account-setup')).json()
    expect(shown).toMatchObject({ name: cleanLine(text), address: cleanText(text).trim() })
    expect(JSON.stringify(shown)).not.toMatch(UNWANTED)
  })

  test('as a message and its answer', async () => {
    // No parent may send this many at once, so that each writes some of them.
    for (let from = 0; from < texts.length; from += A_MINUTE) {
      const other = await buildParent(app)
      await setPlan(app, other, 'family')
      const { conversation } = await openTalk(other, (await buildChild(other)).id)
      for (const [name, text] of texts.slice(from, from + A_MINUTE)) {
        const answer = await send(other, conversation.id, text)
        const events = await eventsOf(answer)
        if (isRefused(answer)) continue
        expect(answer.status, name).toBe(200)
        expect(events.at(-1)?.type, name).toBe('ended')
        const { messages } = await readTalk(other, conversation.id)
        expect(messages.findLast(({ author }) => author === 'user')?.content, name).toBe(cleanText(text))
        const found = await other.call('POST', '/api/searches', { query: text })
        expect([200, 400], name).toContain(found.status)
      }
    }
  })
})

const isRefused = ({ status }: Response) => status === 400 || status === 413

const UNWANTED = /[\u0000\u202a-\u202e\u2066-\u2069]/

/** The route's own body with every text in turn in all of its text fields, then in each alone; and with what is no text. */
const hostileBodies = function* ({ body }: Route): Generator<unknown> {
  const places = [...placesOf(body)]
  for (const [, text] of texts) {
    yield places.reduce((built, place) => withValue(built, place, text), body)
    if (places.length > 1) for (const place of places) yield withValue(body, place, text)
  }
  for (const value of notTexts) {
    yield value
    for (const place of places) yield withValue(body, place, value)
  }
  yield JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')
}

/** Where a body has texts that are no ids. */
const placesOf = function* (value: unknown, at: string[] = []): Generator<string[]> {
  if (typeof value === 'string' && !/^[0-9a-f-]{36}$/.test(value)) yield at
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* placesOf(inner, [...at, key])
  }
}

/** Where a body has objects of named fields, itself included. */
const objectsOf = function* (value: unknown, at: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield at
  for (const [key, inner] of Object.entries(value)) yield* objectsOf(inner, [...at, key])
}

const withValue = (body: unknown, [key, ...rest]: string[], value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((one, place) => (String(place) === key ? withValue(one, rest, value) : one))
  const fields = body as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
