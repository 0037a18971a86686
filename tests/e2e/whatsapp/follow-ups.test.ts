import { expect, test } from 'vitest'
import { newTab, newVisitor } from '../browser.ts'
import { poster, signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'

const server = useSite()

test('what parents ask next is tapped on the phone, free, and nothing is left to send but taps', async () => {
  const parent = await newVisitor()
  const [childId] = await signInAsFamily(parent, server, 'taps@example.org', [{}])
  const { link } = await poster(parent, server)('/api/whatsapp/codes', { childId })
  const { page: phone, expectQuiet } = await newTab(parent)
  await phone.goto(`${server.url}/dev`)
  await phone.getByRole('link', { name: 'WhatsApp sandbox' }).click()
  await phone.getByRole('heading', { name: 'WhatsApp sandbox' }).waitFor()
  await phone.goto(server.url + link)
  const thread = phone.getByRole('log', { name: 'Messages' })
  const theirs = thread.locator('.bubble:not(.mine)')
  await phone.getByRole('button', { name: 'Send' }).click()
  await theirs.first().waitFor()

  await phone.getByLabel('Message', { exact: true }).fill('My 4 year old screams every night at bedtime')
  await phone.keyboard.press('Enter')
  const answer = theirs.nth(1)
  await answer
    .getByText(/bedtime/i)
    .first()
    .waitFor()
  await answer.getByText('Ask next').click()
  const next = answer.getByRole('button').first()
  // A row's title; a description may stand under it.
  const asked = await next.evaluate((row) => row.firstChild?.textContent ?? '')
  await next.click()
  await theirs.nth(2).waitFor()
  expect(await thread.locator('.bubble.mine').last().textContent()).toContain(asked)

  const { children } = await (await parent.page.request.get(`${server.url}/api/children`)).json()
  expect(children[0].remainingMessages).toBe(9)
  expectQuiet()
})
