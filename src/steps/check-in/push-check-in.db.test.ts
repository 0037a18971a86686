import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { quietLog } from '../../../tests/app/test-database.ts'
import { LOCAL, newPushBrowser, startPushService } from '../../../tests/fakes/push-service.ts'
import type { Client } from '../../../tests/people/factories.ts'
import { buildAnswered, movedClock, stepsOf, take, tell } from '../../../tests/people/step-takers.ts'
import { user } from '../../accounts/tables.ts'
import type { Notifications } from '../../push/feature.ts'
import { sendPush } from '../../push/send-push.ts'
import { listDevices } from '../../push/subscriptions.ts'
import { pushSubscription } from '../../push/tables.ts'
import { askCheckIns } from './ask-check-ins.ts'
import type { CheckIn } from './due.ts'
import { type PushedCheckIn, pushCheckIn } from './push-check-in.ts'
import { sendCheckIn } from './send-check-in.ts'

const EVENING = '2026-06-10T18:00:00Z'
/** Ten in Berlin. */
const MORNING = '2026-06-11T08:00:00Z'
const SENDER = { ...webPush.generateVAPIDKeys(), subject: 'mailto:support@kinwise.example' }

const time = movedClock(EVENING)
let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  app = await startTestApp({ coach: null }, { clock: time.clock })
  service = await startPushService()
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})
beforeEach(() => {
  time.goTo(EVENING)
  service.received.length = 0
  service.answerWith(201)
})

/** A parent who took a step and wants to be notified in this browser. */
const notified = async (channel = 'push') => {
  const { parent, answer } = await buildAnswered(app)
  await take(parent, answer.id)
  const settings = { zone: 'Europe/Berlin', minuteOfDay: 600, channel, isOn: true }
  expect((await parent.call('PUT', '/api/check-ins', settings)).status).toBe(204)
  const endpoint = `https://push.example.org/${parent.email}`
  const browser = newPushBrowser(endpoint)
  expect((await parent.call('PUT', '/api/push', browser.subscription)).status).toBe(204)
  await app.database.db
    .update(pushSubscription)
    .set({ endpoint: `${service.url}/${parent.email}` })
    .where(eq(pushSubscription.endpoint, endpoint))
  return { parent, decrypt: browser.decrypt }
}

/** What one round of the job leads to, up to the push service; returns what it's to try again, and after how long. */
const runAt = async (at: string, parent: Client, again: PushedCheckIn[] = []) => {
  time.goTo(at)
  const { db } = app.database
  const [row] = await db.select().from(user).where(eq(user.email, parent.email))
  const parts = { db, log: quietLog, reach: LOCAL, findSender: () => SENDER }
  const notifications: Notifications = {
    devicesOf: (userId, now) => listDevices(db, userId, now),
    send: (device, push, tries) => sendPush(parts, device, push, tries),
  }
  const later: { checkIn: PushedCheckIn; afterMs: number }[] = []
  const pushLater = async (checkIn: PushedCheckIn, afterMs: number) => void later.push({ checkIn, afterMs })
  const nobody = async () => {}
  const push = async ({ familyId, userId }: CheckIn) => {
    for (const device of await notifications.devicesOf(userId, time.clock()))
      again.push({ familyId, userId, device, tries: 0 })
  }
  const asked: CheckIn[] = []
  await askCheckIns(db, async (_, checkIn) => void asked.push(checkIn), time.clock())
  const remind = { mail: nobody, whatsapp: nobody, push }
  for (const checkIn of asked.filter(({ userId }) => userId === row?.id))
    await sendCheckIn({ db, remind }, checkIn, time.clock())
  for (const checkIn of again) await pushCheckIn({ db, notifications, pushLater }, checkIn, time.clock())
  return later
}

test('S105: whoever chose it is notified once, with the same words for everybody, and nothing is kept into the night', async () => {
  const { parent, decrypt } = await notified()
  await runAt(MORNING, parent)
  await runAt(MORNING, parent)
  expect(service.received).toHaveLength(1)
  const [received] = service.received
  expect(JSON.parse(decrypt(received?.body ?? Buffer.alloc(0)))).toEqual({
    ...{ text: 'Time for your check-in', opens: '/my-children', isDiscreet: false },
  })
  // Eleven hours are left of the day until nine in the evening.
  expect(received?.headers.ttl).toBe(String(11 * 60 * 60))
  expect((await stepsOf(parent))[0]?.isDue).toBe(true)
})

test('S83: nothing is pushed by another channel, once answered, after signing out, or at night', async () => {
  const byMail = await notified('mail')
  await runAt(MORNING, byMail.parent)
  time.goTo(EVENING)
  const out = await notified()
  await out.parent.call('POST', '/api/auth/sign-out', {})
  await runAt(MORNING, out.parent)
  expect(service.received).toEqual([])

  time.goTo(EVENING)
  const { parent } = await notified()
  service.answerWith(429, { 'retry-after': '3600' })
  const later = await runAt(MORNING, parent)
  expect(later).toMatchObject([{ afterMs: 3_600_000, checkIn: { tries: 1 } }])
  expect(service.received).toHaveLength(1)
  const again = later.map(({ checkIn }) => checkIn)
  await runAt('2026-06-11T19:30:00Z', parent, [...again])
  expect(service.received).toHaveLength(1)
  const [step] = await stepsOf(parent)
  await tell(parent, step?.id ?? '', 'worked')
  await runAt('2026-06-11T09:00:00Z', parent, [...again])
  expect(service.received).toHaveLength(1)
})

test('what a push service wants later is tried again the same day, and not where that would be night', async () => {
  const { parent } = await notified()
  service.answerWith(429, { 'retry-after': '600' })
  const again = (await runAt(MORNING, parent)).map(({ checkIn }) => checkIn)
  service.answerWith(429, { 'retry-after': String(12 * 60 * 60) })
  expect(await runAt('2026-06-11T08:10:00Z', parent, [...again])).toEqual([])
  service.answerWith(201)
  expect(await runAt('2026-06-11T08:20:00Z', parent, [...again])).toEqual([])
  expect(service.received).toHaveLength(3)
})
