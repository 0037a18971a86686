import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { LOCAL, newPushBrowser, startPushService, vapidOf } from '../../tests/fakes/push-service.ts'
import { postPush, waitIn } from './post-push.ts'
import { PUBLIC, type Reach } from './public-address.ts'
import type { Pushed } from './pushed.ts'

const SENDER = { ...webPush.generateVAPIDKeys(), subject: 'mailto:support@kinwise.example' }
const PUSHED: Pushed = { text: 'Time for your check-in', opens: '/my-children', isDiscreet: false }
const PUSH = { pushed: PUSHED, keepSeconds: 3600.4, topic: 'check-in' }

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.received.length = 0
  service.answerWith(201)
})

test('S105: what is pushed is encrypted for one browser, signed with our key, and says that it is time', async () => {
  const { subscription, decrypt } = newPushBrowser(`${service.url}/device/1`)
  expect(await postPush(subscription, PUSH, SENDER, LOCAL)).toEqual({ result: 'sent' })
  const [received] = service.received
  if (!received) throw new Error('nothing came')
  expect(received.path).toBe('/device/1')
  expect(received.headers).toMatchObject({
    ttl: '3600',
    topic: 'check-in',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  })
  expect(received.body.toString('latin1')).not.toContain('check-in')
  expect(received.body.length).toBeLessThan(4096)
  expect(JSON.parse(decrypt(received.body))).toEqual(PUSHED)
  const vapid = vapidOf(received)
  expect(vapid).toMatchObject({
    isSigned: true,
    key: SENDER.publicKey,
    aud: service.url,
    sub: SENDER.subject,
  })
  const hours = (vapid.exp - Date.now() / 1000) / 3600
  expect(hours).toBeGreaterThan(1)
  expect(hours).toBeLessThanOrEqual(24)
})

test.each([
  [201, {}, { result: 'sent' }],
  [404, {}, { result: 'gone' }],
  [410, {}, { result: 'gone' }],
  [429, { 'retry-after': '120' }, { result: 'later', afterMs: 120_000 }],
  [429, {}, { result: 'later', afterMs: null }],
  [503, {}, { result: 'later', afterMs: null }],
  [413, {}, { result: 'refused', status: 413 }],
  [403, {}, { result: 'refused', status: 403 }],
])('status %i', async (status, headers, posted) => {
  service.answerWith(status, headers as Record<string, string>)
  const { subscription } = newPushBrowser(`${service.url}/device/1`)
  expect(await postPush(subscription, PUSH, SENDER, LOCAL)).toEqual(posted)
})

test('S104: a redirect is not followed', async () => {
  service.answerWith(307, { location: `${service.url}/elsewhere` })
  const { subscription } = newPushBrowser(`${service.url}/device/1`)
  expect(await postPush(subscription, PUSH, SENDER, LOCAL)).toEqual({ result: 'refused', status: 307 })
  expect(service.received.map(({ path }) => path)).toEqual(['/device/1'])
})

test('S104: nothing is asked of a private address: as written, or behind a name', async () => {
  const refused = { result: 'refused', status: null }
  const post = (endpoint: string, reach = PUBLIC) =>
    postPush(newPushBrowser(endpoint).subscription, PUSH, SENDER, reach)
  expect(await post(service.url)).toEqual(refused)
  expect(await post(service.url.replace('http:', 'https:'))).toEqual(refused)
  const named: Reach = {
    ...{ ...PUBLIC, protocol: 'http:' },
    resolve: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  }
  expect(await post(service.url.replace('127.0.0.1', 'push.example.org'), named)).toEqual(refused)
  expect(service.received).toEqual([])
})

test('when a push service is away it is tried again later', async () => {
  const { subscription } = newPushBrowser('http://127.0.0.1:9/device')
  expect(await postPush(subscription, PUSH, SENDER, LOCAL)).toEqual({ result: 'later', afterMs: null })
})

test.each([
  ['60', 60_000],
  ['Wed, 10 Jun 2026 10:00:30 GMT', 30_000],
  ['Wed, 10 Jun 2026 09:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('Retry-After: %s', (header, ms) => expect(waitIn(header, new Date('2026-06-10T10:00:00Z'))).toBe(ms))
