import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { Transcript } from '../../../src/conversation/contract.ts'
import { newTab, newVisitor } from '../browser.ts'
import { poster } from '../family.ts'
import { PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'
import { BROKEN, chatOf, newOwnDevice, wordsOnDevice, write } from './device.ts'

const server = useSite()

/** As a message is named that only this device has. */
const LOCAL_ID = /local_[0-9a-f]{8}-/

/** What the server has of the chat: the parent's messages in order. */
const onServer = async (page: Page, childId: string | undefined): Promise<string[]> => {
  const response = await page.request.post(`${server.url}/api/children/${childId}/conversations`, {
    data: { kind: 'child' },
    headers: { origin: server.url },
  })
  const { messages }: Transcript = await response.json()
  return messages.filter(({ author }) => author === 'user').map(({ content }) => content)
}

const untilOnServer = async (page: Page, childId: string | undefined, wanted: string[]) => {
  await expect.poll(() => onServer(page, childId), { timeout: 90_000 }).toEqual(wanted)
  await page.getByText('Waiting to be sent').first().waitFor({ state: 'detached' })
}

const openedChat = async (email: string) => {
  const { parent, ids } = await newOwnDevice(server, email)
  const [childId] = ids
  await parent.page.goto(chatOf(server, childId))
  await write(parent.page, 'The first one')
  await parent.page.getByText('Answer ready').waitFor({ state: 'attached' })
  return { parent, page: parent.page, context: parent.page.context(), childId }
}

test('S96: five messages written offline wait through an hour and a reload, and are sent once and in order', async () => {
  const { page, context, childId } = await openedChat('hour@example.org')
  await page.clock.install()
  await context.setOffline(true)
  const words = ['one', 'two', 'three', 'four', 'five'].map((word) => `Written offline: ${word}`)
  for (const said of words) {
    await write(page, said)
    await page.getByRole('log').getByText(said).waitFor()
  }
  expect(await page.getByText('Waiting to be sent').count()).toBe(5)
  await page.clock.fastForward('01:00:00')
  expect(await page.getByText('Waiting to be sent').count()).toBe(5)
  expect((await wordsOnDevice(page)).match(LOCAL_ID)).not.toBeNull()
  await page.reload()
  await expect.poll(() => page.getByText('Waiting to be sent').count()).toBe(5)
  await context.setOffline(false)
  await untilOnServer(page, childId, ['The first one', ...words])
  expect((await wordsOnDevice(page)).match(LOCAL_ID)).toBeNull()
})

test('S96: while the server answers 503 a message waits, and goes when it is back', async () => {
  const { page, childId } = await openedChat('away@example.org')
  await page.clock.install()
  const away = { status: 503, json: { error: { code: 'unavailable' } } }
  await page.route('**/messages', (route) => route.fulfill(away))
  await write(page, 'While the database is down')
  // It's tried again for half a minute before it waits.
  const waits = async () => {
    await page.clock.runFor(3_000)
    return (await page.getByText('Waiting to be sent').count()) === 1
  }
  await vi.waitUntil(waits, { timeout: 60_000 })
  await page.unroute('**/messages')
  await page.clock.fastForward(70_000)
  await page.clock.resume()
  await untilOnServer(page, childId, ['The first one', 'While the database is down'])
})

test('S96: a line that breaks in mid-answer loses and doubles nothing', async () => {
  const { page, context, childId } = await openedChat('mid-answer@example.org')
  await write(page, 'Her sleep is so light')
  await page.getByRole('button', { name: 'Stop answering' }).waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('log').getByText('Her sleep is so light').waitFor()
  await context.setOffline(false)
  const said = ['The first one', 'Her sleep is so light']
  await expect.poll(() => onServer(page, childId), { timeout: 60_000 }).toEqual(said)
  await expect.poll(() => page.locator('[data-answer]').count()).toBe(said.length)
  await page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' })
  expect(await page.locator('[data-answer]').count()).toBe(said.length)
  expect(await onServer(page, childId)).toEqual(said)
})

test('S96: two tabs never send a message twice', async () => {
  const { parent, page, context, childId } = await openedChat('tabs@example.org')
  const other = await newTab(parent, BROKEN)
  await other.page.goto(chatOf(server, childId))
  await other.page.getByRole('log').getByText('The first one').waitFor()
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/messages$/.test(request.url())) sent.push(request.postData() ?? '')
  })
  await context.setOffline(true)
  await write(page, 'From one tab')
  await other.page.getByRole('log').getByText('From one tab').waitFor()
  await write(other.page, 'From the other')
  await page.getByRole('log').getByText('From the other').waitFor()
  sent.length = 0
  await context.setOffline(false)
  await untilOnServer(page, childId, ['The first one', 'From one tab', 'From the other'])
  expect(sent.filter((body) => body.includes('From one tab'))).toHaveLength(1)
  expect(sent.filter((body) => body.includes('From the other'))).toHaveLength(1)
  await other.page.close()
})

test('S96: two devices come to the same messages in the same order', async () => {
  const { page, context, childId } = await openedChat('devices@example.org')
  const other = await newVisitor({}, BROKEN)
  await poster(other, server)('/api/auth/sign-in/email', { email: 'devices@example.org', password: PASSWORD })
  await other.page.goto(chatOf(server, childId))
  await other.page.getByRole('log').getByText('The first one').waitFor()
  await context.setOffline(true)
  await write(page, 'Offline on the phone')
  await page.getByText('Waiting to be sent').waitFor()
  await write(other.page, 'Online on the laptop')
  await other.page.getByText('Answer ready').waitFor({ state: 'attached' })
  await context.setOffline(false)
  const wanted = ['The first one', 'Online on the laptop', 'Offline on the phone']
  await untilOnServer(page, childId, wanted)
  const shown = (on: Page) => on.locator('[data-message] > p').allTextContents()
  const said = wanted.map((words) => `You: ${words}`)
  await expect.poll(() => shown(page)).toEqual(said)
  await expect.poll(() => shown(other.page)).toEqual(said)
})

test('S97: what waits when a session ends by itself is sent after the next sign-in, and only by its writer', async () => {
  const { page, context, childId } = await openedChat('session@example.org')
  await context.setOffline(true)
  await write(page, 'Kept for the next sign-in')
  await page.getByText('Waiting to be sent').waitFor()
  await context.clearCookies()
  await context.setOffline(false)
  await page.getByText('You have been logged out').first().waitFor()
  expect(await wordsOnDevice(page)).toContain('Kept for the next sign-in')
  expect(await wordsOnDevice(page)).not.toContain('The first one')
  // Offline in the middle of signing in.
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill('session@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('check your internet connection').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'My Children' }).waitFor()
  await expect
    .poll(() => onServer(page, childId), { timeout: 60_000 })
    .toEqual(['The first one', 'Kept for the next sign-in'])
})

test('S97: signing out asks about what waits, and then leaves none of it', async () => {
  const { page, context } = await openedChat('asks@example.org')
  await page.route('**/messages', (route) => route.abort())
  await context.setOffline(true)
  await write(page, 'Never to be sent')
  await page.getByText('Waiting to be sent').waitFor()
  await context.setOffline(false)
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByText("One message hasn't been sent yet").waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await wordsOnDevice(page)).not.toContain('Never to be sent')
})

test("what can't be sent says why, and keeps its text until its writer deletes it", async () => {
  const { page, context } = await openedChat('refused@example.org')
  await context.setOffline(true)
  await write(page, 'Too late for this one')
  await page.getByText('Waiting to be sent').waitFor()
  const refused = { status: 402, json: { error: { code: 'no_credits', id: randomUUID() } } }
  await page.route('**/messages', (route) => route.fulfill(refused))
  await context.setOffline(false)
  await page.getByRole('log').getByText('No message credits remaining for this child').waitFor()
  await page.reload()
  await page.getByRole('log').getByText('Too late for this one').waitFor()
  await page.getByRole('log').getByText('No message credits remaining for this child').waitFor()
  await page.getByRole('log').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Too late for this one').waitFor({ state: 'detached' })
  expect(await wordsOnDevice(page)).not.toContain('Too late')
})

test('a page that was frozen offline goes on where it was', async () => {
  const { page, context, childId } = await openedChat('frozen@example.org')
  const devtools = await context.newCDPSession(page)
  await context.setOffline(true)
  await write(page, 'Before the phone slept')
  await page.getByText('Waiting to be sent').waitFor()
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await context.setOffline(false)
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await untilOnServer(page, childId, ['The first one', 'Before the phone slept'])
})
