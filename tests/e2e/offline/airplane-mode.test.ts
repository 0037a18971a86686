import { expect, test } from 'vitest'
import type { Transcript } from '../../../src/conversation/contract.ts'
import { expectGoodLooks, newTab } from '../browser.ts'
import { useSite } from '../site.ts'
import { BROKEN, chatOf, newOwnDevice, untilKept, write } from './device.ts'

const server = useSite()

test('S95: in airplane mode the app opens, shows the last talk, the emergency card and guidance, and what is written is sent once afterwards', async () => {
  const { parent, ids } = await newOwnDevice(server, 'airplane@example.org', [{ name: 'Mia', age: 4 }])
  const [childId] = ids
  const context = parent.page.context()
  await parent.page.goto(chatOf(server, childId))
  await write(parent.page, 'She wakes at four')
  await parent.page.getByText('Answer ready').waitFor({ state: 'attached' })
  await parent.page.goto(`${server.url}/my-children/${childId}/parents`)
  await parent.page.getByRole('button', { name: 'Show emergency card' }).waitFor()
  await untilKept(parent.page, '"handbook"')
  await untilKept(parent.page, '"emergency-card"')
  await untilKept(parent.page, '"lines"')
  await parent.page.close()

  await context.setOffline(true)
  // As the icon on the phone opens it.
  const { page } = await newTab(parent, BROKEN)
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Mia' }).waitFor()
  await page
    .getByRole('link', { name: /^Continue Chat/ })
    .first()
    .click()
  await page.getByRole('log').getByText('She wakes at four').waitFor()
  await page.getByRole('log').locator('[data-answer] [data-words]').first().waitFor()
  await write(page, 'Written above the clouds')
  await page.getByText('Waiting to be sent').waitFor()
  await expectGoodLooks(page, 'a message that waits')
  await page.goto(`${server.url}/my-children/${childId}/parents`)
  await page.getByRole('button', { name: 'Show emergency card' }).click()
  await page.locator('[data-emergency] a[href^="tel:"]').first().waitFor()
  await page.goto(`${server.url}/my-children/${childId}/handbook`)
  await page.getByRole('searchbox', { name: 'Look for' }).fill('bedtime')
  await page.locator('summary').first().click()
  await page.locator('details[open]').getByText('Mia').first().waitFor()
  await expectGoodLooks(page, 'guidance to browse')
  await page.goto(`${server.url}/safety`)
  await page.locator('main a[href^="tel:"]').first().waitFor()
  await page.goto(`${server.url}/subscription`)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await context.setOffline(false)
  const sent = async () => {
    const response = await page.request.post(`${server.url}/api/children/${childId}/conversations`, {
      data: { kind: 'child' },
      headers: { origin: server.url },
    })
    const { messages }: Transcript = await response.json()
    return messages.filter(({ author }) => author === 'user').map(({ content }) => content)
  }
  await expect.poll(sent, { timeout: 90_000 }).toEqual(['She wakes at four', 'Written above the clouds'])
})

test('a chat that was never opened begins on the device, and goes on with the server', async () => {
  const { parent, ids } = await newOwnDevice(server, 'first-chat@example.org', [{ name: 'Ben' }])
  const { page } = parent
  const [childId] = ids
  await page.getByRole('link', { name: 'Start Chat' }).first().hover()
  await page.context().setOffline(true)
  await page.goto(chatOf(server, childId))
  await page.getByText("Hi! I'm here to help you with Ben").waitFor()
  await write(page, 'Our very first question')
  await page.getByText('Waiting to be sent').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Waiting to be sent').waitFor({ state: 'detached' })
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('log').getByText('Our very first question').waitFor()
  expect(await page.getByRole('log').getByText('Our very first question').count()).toBe(1)
})
