import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { quietLog } from '../../tests/app/test-database.ts'
import { LOCAL, newPushBrowser, startPushService } from '../../tests/fakes/push-service.ts'
import { buildParent, type Client } from '../../tests/people/factories.ts'
import { createSealer } from '../platform/sealing.ts'
import { loadKeys } from './keys.ts'
import { sendPush, type ToSend } from './send-push.ts'
import { pushKey, pushSubscription } from './tables.ts'

const SENDER = { ...webPush.generateVAPIDKeys(), subject: 'mailto:support@kinwise.example' }
const PUSH: ToSend = {
  text: 'Time for your check-in',
  opens: '/my-children',
  keepSeconds: 60,
  topic: 'check-in',
}

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  app = await startTestApp()
  service = await startPushService()
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})
beforeEach(() => {
  service.received.length = 0
  service.answerWith(201)
})

const anEndpoint = () => `https://push.example.org/${randomUUID()}`
const subscribe = (parent: Client, endpoint = anEndpoint()) =>
  parent.call('PUT', '/api/push', newPushBrowser(endpoint).subscription)
const isOn = async (parent: Client): Promise<boolean> =>
  (await (await parent.call('GET', '/api/push')).json()).isOn

test('a browser is subscribed once, and ends it', async () => {
  const parent = await buildParent(app)
  const { publicKey } = await (await parent.call('GET', '/api/push')).json()
  expect(publicKey).toMatch(/^[\w-]{87}$/)
  expect(await isOn(parent)).toBe(false)
  const endpoint = anEndpoint()
  const all = await Promise.all(Array.from({ length: 10 }, () => subscribe(parent, endpoint)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await isOn(parent)).toBe(true)
  const rows = await app.database.db
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.endpoint, endpoint))
  expect(rows).toHaveLength(1)
  expect((await parent.call('DELETE', '/api/push')).status).toBe(204)
  expect(await isOn(parent)).toBe(false)
})

test('S105: it ends when the parent signs out there, and with the next account in the same browser', async () => {
  const parent = await buildParent(app)
  await subscribe(parent)
  await parent.call('POST', '/api/auth/sign-out', {})
  const other = await buildParent(app)
  const next = await buildParent(app)
  const endpoint = anEndpoint()
  await subscribe(other, endpoint)
  await subscribe(next, endpoint)
  expect([await isOn(other), await isOn(next)]).toEqual([false, true])
  const rows = await app.database.db.select().from(pushSubscription)
  expect(rows.map((row) => row.endpoint)).toEqual([endpoint])
  await next.call('DELETE', '/api/push')
})

test('S104: an address that is private, or a key that is none, is refused and nothing is kept', async () => {
  const parent = await buildParent(app)
  const right = newPushBrowser(anEndpoint()).subscription
  for (const endpoint of [
    ...['http://push.example.org/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://localhost/a'],
    ...[
      'https://169.254.169.254/latest/meta-data',
      'https://push.example.org:22/a',
      '',
      'x',
      `https://${'a'.repeat(2000)}`,
    ],
  ])
    expect((await parent.call('PUT', '/api/push', { ...right, endpoint })).status, endpoint).toBe(400)
  for (const keys of [{}, { ...right.keys, auth: 'short' }, { ...right.keys, p256dh: 'B'.repeat(87) }])
    expect((await parent.call('PUT', '/api/push', { ...right, keys })).status).toBe(400)
  expect(await isOn(parent)).toBe(false)
})

/** A browser whose push service is on this machine. */
const subscribed = async () => {
  const parent = await buildParent(app)
  const endpoint = anEndpoint()
  const { subscription, decrypt } = newPushBrowser(endpoint)
  await parent.call('PUT', '/api/push', subscription)
  const { db } = app.database
  const [row] = await db
    .update(pushSubscription)
    .set({ endpoint: `${service.url}/${randomUUID()}` })
    .where(eq(pushSubscription.endpoint, endpoint))
    .returning()
  const parts = { db, log: quietLog, reach: LOCAL, findSender: () => SENDER }
  const send = (tries = 0) => sendPush(parts, row?.sessionId ?? '', PUSH, tries)
  return {
    parent,
    send,
    lastShown: () => JSON.parse(decrypt(service.received.at(-1)?.body ?? Buffer.alloc(0))),
  }
}

test('S109: whoever keeps our name out of notifications is not told what it is about either', async () => {
  const { parent, send, lastShown } = await subscribed()
  await send()
  expect(lastShown()).toEqual({ text: PUSH.text, opens: '/my-children', isDiscreet: false })
  await parent.call('PUT', '/api/privacy/notifications', { isDiscreet: true })
  await send()
  expect(lastShown()).toEqual({ text: 'You have a reminder', opens: '/my-children', isDiscreet: true })
})

test.each([404, 410])('where the push service answers %i, the subscription goes', async (status) => {
  const { parent, send } = await subscribed()
  service.answerWith(status)
  expect(await send()).toBeNull()
  expect(await isOn(parent)).toBe(false)
  expect(await send()).toBeNull()
  expect(service.received).toHaveLength(1)
})

test('where it asks for patience, it is tried again when it says, five times at most', async () => {
  const { parent, send } = await subscribed()
  service.answerWith(429, { 'retry-after': '600' })
  expect(await send()).toBe(600_000)
  service.answerWith(429, { 'retry-after': '0' })
  expect(await send()).toBe(30_000)
  service.answerWith(503)
  expect(await Promise.all([0, 1, 2, 3, 4].map(send))).toEqual([60_000, 120_000, 240_000, 480_000, null])
  service.answerWith(413)
  expect(await send()).toBeNull()
  expect(await isOn(parent)).toBe(true)
})

test('the keys are made once, sealed, and outlive a change of the secret; an operator’s own come first', async () => {
  const { db } = app.database
  const secret = app.config.appSecret
  const next = 'another secret that is long enough'
  const load = (now: string, before: string | null, given: typeof SENDER | null = null) =>
    loadKeys({ db, sealer: createSealer(now, before), log: quietLog }, given)
  const keys = await load(secret, null)
  const [row] = await db.select().from(pushKey)
  expect(row?.publicKey).toBe(keys?.publicKey)
  expect(row?.privateKey).not.toContain(keys?.privateKey)
  expect(await Promise.all([load(secret, null), load(secret, null)])).toEqual([keys, keys])
  expect(await load(secret, null, SENDER)).toBe(SENDER)
  expect(await load(next, null)).toBeNull()
  expect(await load(next, secret)).toEqual(keys)
  expect(await load(next, null)).toEqual(keys)
})
