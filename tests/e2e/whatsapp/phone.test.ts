import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtPages } from '../../../src/platform/http/built-pages.ts'
import { buildChildInput } from '../../people/factories.ts'
import { expectGoodLooks, newTab, newVisitor, type Visitor } from '../browser.ts'
import { poster, signInAsFamily } from '../family.ts'
import { openChat } from '../parent.ts'
import { useModelledSite } from '../site.ts'

const PAGES = join(import.meta.dirname, '../../../dist/pages')

const { upstream, server } = useModelledSite()

const thread = (phone: Page) => phone.getByRole('log', { name: 'Messages' })
const write = async (phone: Page, text: string) => {
  await phone.getByLabel('Message', { exact: true }).fill(text)
  await phone.getByRole('button', { name: 'Send' }).click()
  await thread(phone).getByText(text, { exact: true }).last().waitFor()
}
const use = (phone: Page, name: string) => phone.getByLabel('Whose phone').selectOption({ label: name })

/** On a plan for three children, without paying: this server's form charges nothing. */
const onFamilyPlan = async (visitor: Visitor) => {
  await poster(visitor, server)('/api/subscription/checkouts', {
    checkoutId: randomUUID(),
    planId: 'family',
    agreesToRenewal: true,
    startsAtOnce: true,
    dueCents: 0,
  })
}

test('a parent links a phone, asks there, and reads it in both places', async () => {
  const parent = await newVisitor()
  const { page, expectQuiet } = parent
  const email = 'phone@example.org'
  await signInAsFamily(parent, server, email)
  await onFamilyPlan(parent)
  const add = poster(parent, server)
  await add('/api/children', buildChildInput({ name: 'Mia' }))
  await add('/api/children', buildChildInput({ name: 'Ben' }))

  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Connect WhatsApp for Mia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect WhatsApp' })
  const open = dialog.getByRole('link', { name: 'Open WhatsApp' })
  await open.waitFor()
  await expectGoodLooks(page, 'connect WhatsApp')
  await page.setViewportSize({ width: 1280, height: 844 })
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()

  const { page: phone, expectQuiet: expectQuietPhone } = await newTab(parent)
  await phone.goto((await open.getAttribute('href')) ?? '')
  expect(await phone.getByLabel('Message', { exact: true }).inputValue()).toContain('Connect me to Kinwise')
  await phone.getByRole('button', { name: 'Send' }).click()
  await thread(phone).getByText('This phone is now connected to your family').waitFor()
  await page.getByText('Your phone is connected').waitFor()
  await dialog.getByText('talking about Mia').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()

  upstream.scenario('held')
  await openChat(page)
  await write(phone, 'She screams at bedtime')
  await phone.getByText('typing…').waitFor()
  await page.getByRole('log').getByText('She screams at bedtime').waitFor()
  upstream.release()
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await thread(phone).locator('.bubble:not(.mine)').nth(1).waitFor()
  await thread(phone).getByLabel('read').first().waitFor()
  upstream.scenario('plain')
  await expectGoodLooks(phone, 'sandbox')

  await write(phone, 'switch')
  await thread(phone).getByText('Which child is this about?').waitFor()
  await thread(phone).getByRole('button', { name: 'Ben' }).click()
  await thread(phone).getByText("We're talking about Ben now").waitFor()

  await phone.getByRole('button', { name: '+25 hours' }).click()
  await thread(phone).getByText('The 24-hour window is closed').waitFor()
  await write(phone, 'STOP')
  await thread(phone).getByText("I won't write to you any more").waitFor()
  await write(phone, 'My son swallowed a button battery')
  await thread(phone).getByText(/911/).last().waitFor()
  await write(phone, 'START')
  await thread(phone).getByText("I'm here again").waitFor()

  // A second phone of the same family, and the first one taken off.
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Connect WhatsApp for Ben' }).click()
  const code = (await dialog.locator('.font-mono').textContent()) ?? ''
  await use(phone, 'Noor, shows no number')
  await write(phone, code)
  await thread(phone).getByText("We're talking about Ben").waitFor()
  await dialog.getByText('a phone without a number').waitFor()
  await dialog.getByRole('button', { name: 'Disconnect •• 01' }).click()
  await page
    .getByRole('dialog', { name: 'Disconnect this phone?' })
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await dialog.getByText('•• 01').waitFor({ state: 'detached' })
  expectQuiet()
  expectQuietPhone()
})

test('the site leads to WhatsApp where the channel is on', async () => {
  const { page, expectQuiet } = await newVisitor()
  await page.goto(`${server.url}/`)
  await page.getByRole('heading', { name: 'Your Personal Parenting Coach, available on WhatsApp' }).waitFor()
  const link = page.getByRole('link', { name: 'Say hello on WhatsApp' })
  expect(await link.getAttribute('href')).toBe('/dev/whatsapp')
  await page.goto(`${server.url}/faq`)
  await page.getByText('How do I reach my coach on WhatsApp?').click()
  await page.getByText('press Connect WhatsApp').waitFor()
  expectQuiet()
})

test('where the channel is off, no page promises it', async () => {
  const config = { samples: false, supportEmail: 'support@kinwise.example', whatsapp: null }
  const production = new Hono().use(builtPages(PAGES, { origin: 'https://kinwise.example', config }))
  const home = await (await production.request('/')).text()
  expect(home).toContain('Your Personal Parenting Coach, in your browser at any hour')
  expect(home.replace(/<meta[^>]*>/g, '')).not.toContain('WhatsApp')
  const faq = await (await production.request('/faq')).text()
  expect(faq).toContain('Not on this site. The same coach is in your browser')
  expect(faq).not.toContain('press Connect WhatsApp')
  const on = { ...config, whatsapp: { link: 'https://wa.me/15550100001' } }
  const open = new Hono().use(builtPages(PAGES, { origin: 'https://kinwise.example', config: on }))
  expect(await (await open.request('/')).text()).toContain('href="https://wa.me/15550100001"')
})
