import { expect, test } from 'vitest'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'
import { BROKEN, chatOf, newOwnDevice, sayOwn, untilKept, wordsOnDevice, write } from './device.ts'

const server = useSite()
const WORDS = 'quandarious bedtime'

test('a conversation opens from the device before the server answers, and is refreshed behind', async () => {
  const { parent, ids } = await newOwnDevice(server, 'opens@example.org')
  const { page } = parent
  await page.goto(chatOf(server, ids[0]))
  await write(page, WORDS)
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await untilKept(page, WORDS)
  await page.route('**/api/**', () => {})
  await page.reload()
  await page.getByRole('log').getByText(WORDS).waitFor()
  await page.unroute('**/api/**')
  await page.reload()
  await page.getByRole('log').getByText(WORDS).waitFor()
  parent.expectQuiet()
})

test('S95: signing out leaves no word on the device', async () => {
  const { parent, ids } = await newOwnDevice(server, 'leaves@example.org', [{ name: 'Zyxomma' }])
  const { page } = parent
  await page.goto(chatOf(server, ids[0]))
  await write(page, WORDS)
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await untilKept(page, WORDS)
  await page.getByRole('textbox').fill('half typed quandary')
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/`)
  const left = await wordsOnDevice(page)
  for (const word of [WORDS, 'Zyxomma', 'half typed', 'leaves@example.org', ids[0] ?? 'no id'])
    expect(left).not.toContain(word)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('S95: nothing is kept for somebody who said that others use the device, nor before they were asked', async () => {
  const parent = await newVisitor({}, BROKEN)
  const { page } = parent
  const [childId] = await signInAsFamily(parent, server, 'shared@example.org', [{ name: 'Zyxomma' }])
  const talk = async () => {
    await page.goto(chatOf(server, childId))
    await write(page, WORDS)
    await page.getByText('Answer ready').waitFor({ state: 'attached' })
    expect(await wordsOnDevice(page)).not.toContain(WORDS)
  }
  await talk()
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Is this your own device?' }).waitFor()
  await expectGoodLooks(page, 'the question whose device it is')
  await page.getByRole('button', { name: 'No, others use it' }).click()
  await talk()
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'My Children' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Is this your own device?').count()).toBe(0)
  parent.expectQuiet()
})

test('S95: another account in the same browser sees nothing, and is asked for itself', async () => {
  const { parent, ids } = await newOwnDevice(server, 'first@example.org')
  const { page } = parent
  await page.goto(chatOf(server, ids[0]))
  await write(page, WORDS)
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await untilKept(page, WORDS)
  // The session ends without anybody signing out.
  await page.context().clearCookies()
  await page.reload()
  await page.waitForURL('**/login**')
  await expect.poll(() => wordsOnDevice(page), { timeout: 10_000 }).not.toContain(WORDS)
  await signInAsFamily(parent, server, 'second@example.org', [{}])
  await page.goto(`${server.url}/my-children`)
  await sayOwn(page)
  expect(await wordsOnDevice(page)).not.toContain(WORDS)
  parent.expectQuiet()
})

test('the switch in the privacy centre clears the device at once', async () => {
  const { parent, ids } = await newOwnDevice(server, 'switches@example.org')
  const { page } = parent
  await page.goto(chatOf(server, ids[0]))
  await write(page, WORDS)
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await untilKept(page, WORDS)
  await page.goto(`${server.url}/privacy-centre`)
  await page.getByRole('checkbox', { name: 'Keep my conversations on this device' }).uncheck()
  await page.getByText('Nothing of yours is on this device any more').waitFor()
  expect(await wordsOnDevice(page)).not.toContain(WORDS)
  await page.getByRole('checkbox', { name: 'Keep my conversations on this device' }).check()
  await page.goto(chatOf(server, ids[0]))
  await untilKept(page, WORDS)
})

test('S95: a page that opened for one account shows nothing of it once the server names another', async () => {
  const { parent, ids } = await newOwnDevice(server, 'before@example.org', [{ name: 'Zyxomma' }])
  const { page } = parent
  await page.goto(chatOf(server, ids[0]))
  await write(page, WORDS)
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await untilKept(page, WORDS)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInAsFamily(parent, server, 'after@example.org', [{ name: 'Ben' }])
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Ben' }).waitFor()
  expect(await page.getByText('Zyxomma').count()).toBe(0)
  await expect.poll(() => wordsOnDevice(page), { timeout: 10_000 }).not.toContain(WORDS)
  await page.goto(chatOf(server, ids[0]))
  await page.getByRole('heading', { name: "We couldn't find this chat" }).waitFor()
  expect(await page.getByText(WORDS).count()).toBe(0)
})
