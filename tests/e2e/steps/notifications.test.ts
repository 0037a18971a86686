import pg from 'pg'
import type { CDPSession } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Pushed } from '../../../src/push/pushed.ts'
import { newDatabase } from '../../app/test-database.ts'
import { newPushBrowser } from '../../fakes/push-service.ts'
import { expectGoodLooks, newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { ask } from '../parent.ts'
import { useSite } from '../site.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }
const WORDS = 'Time for your check-in'

let database = ''
beforeAll(async () => {
  database = await newDatabase()
})
const server = useSite(() => ({ DATABASE_URL: database }))

let parent: Visitor
let childId: string
beforeAll(async () => {
  parent = await newVisitor(PHONE)
  const { subscription } = newPushBrowser('https://push.example.org/a-phone')
  // No push service of a browser's maker is asked: what it would give out is made up.
  await parent.page.addInitScript((json) => {
    const ended = async () => true
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => json, unsubscribe: ended }) as unknown as PushSubscription
    const really = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = (...given) => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
      return really(...given)
    }
  }, subscription)
  childId = (await signInAsFamily(parent, server, 'push@example.org', [{ name: 'Noah' }]))[0] ?? ''
})

const timesAsked = () => parent.page.evaluate(() => Number(sessionStorage.getItem('asked')))

/** The browser's own way to the worker, as a push service's message takes it. */
const deliver = async (data: string): Promise<void> => {
  const cdp: CDPSession = await parent.page.context().newCDPSession(parent.page)
  const known = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await known
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
  await cdp.detach()
}

const shown = () =>
  parent.page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({
      title,
      body,
    })),
  )

test('nothing asks for permission until a notification is chosen; where it is denied, nothing is kept', async () => {
  const { page } = parent
  await page.goto(`${server.url}/my-children/${childId}/chat`)
  await ask(page, 'My son is 4 and fights bedtime for two hours every night')
  const answer = page.locator('[data-answer]').last()
  const take = answer.getByRole('button', { name: /^I'll try this/ }).first()
  await take.click()
  await answer.getByText(/^We'll ask tomorrow at/).waitFor()
  await page.goto(`${server.url}/my-children`)
  await page.getByText("You're trying").waitFor()
  await page.goto(`${server.url}/check-ins`)
  await page.getByLabel('How we ask').selectOption('push')
  expect(await timesAsked()).toBe(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText("This browser doesn't let us notify you.", { exact: false }).waitFor()
  expect(await timesAsked()).toBe(1)
  await expectGoodLooks(page, 'notifications denied')
  await page.reload()
  await expect.poll(() => page.getByLabel('How we ask').inputValue()).toBe('mail')
})

test('S105: a push brings the notification and nothing but its words, and a tap opens the check-in', async () => {
  const { page } = parent
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.goto(`${server.url}/check-ins`)
  await page.getByLabel('How we ask').selectOption('push')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  for (const odd of ['', 'not json', '7']) {
    await deliver(odd)
    await expect.poll(shown).toEqual([{ title: 'You have a reminder', body: '' }])
  }
  const pushed: Pushed = { text: WORDS, opens: '/my-children', isDiscreet: false }
  await deliver(JSON.stringify(pushed))
  await expect.poll(shown).toEqual([{ title: WORDS, body: '' }])
  await deliver(JSON.stringify(pushed))
  await expect.poll(shown).toHaveLength(1)

  const client = new pg.Client(database)
  await client.connect()
  await client.query(`update taken_step set asked = 1`)
  await client.end()
  const opened = await tapNotification()
  await page.goto(server.url + opened)
  await page.getByRole('form', { name: 'How did it go?' }).waitFor()
  await expectGoodLooks(page, 'a check-in that is due')
  await page.getByRole('button', { name: 'Partly' }).click()
  await page.waitForURL('**/chat?conversation=*')
  await page.getByText("That's a start. Keep the part that helped", { exact: false }).first().waitFor()
  parent.expectQuiet()
})

/** What this test needs of a worker's world, which no test is typed for. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration
  clients: object
  NotificationEvent: new (type: string, given: { notification: Notification }) => Event
}

/** As a finger does: the worker is told, and says what it opens. Only a real finger may open a window. */
const tapNotification = async (): Promise<string> => {
  const [worker] = parent.page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  return worker.evaluate(async () => {
    const self = globalThis as unknown as WorkerScope
    const [notification] = await self.registration.getNotifications()
    if (!notification) throw new Error('nothing is shown')
    return new Promise<string>((resolve) => {
      Object.defineProperty(self.clients, 'openWindow', { value: async (url: string) => resolve(url) })
      self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }))
    })
  })
}
