import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { builtPages } from '../../src/platform/http/built-pages.ts'
import { expectGoodLooks, newVisitor } from './browser.ts'
import { openMail } from './parent.ts'
import { useSite } from './site.ts'

const PAGES = join(import.meta.dirname, '../../dist/pages')

const server = useSite()

test('a visitor takes the newsletter, confirms it by its mail, and leaves it again', async () => {
  const visitor = await newVisitor()
  const { page, expectQuiet } = visitor
  await page.goto(server.url)
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('no address')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Invalid email: Please enter a valid email address.').waitFor()
  expect(await field.inputValue()).toBe('no address')
  await field.fill('reader@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText("Successfully subscribed! You'll receive our welcome email shortly.").waitFor()
  expect(await field.inputValue()).toBe('')

  await openMail(visitor, server.url, 'reader@example.org')
  await page.locator('pre a').click()
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await page.getByRole('heading', { name: 'You’re on the list' }).waitFor()
  await openMail(visitor, server.url, "You're on the list")
  await page.locator('pre a').click()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You’re off the list' }).waitFor()
  expectQuiet()
})

test('a visitor writes to support; what is missing is said, and a failure keeps every word', async () => {
  const { page, expectQuiet } = await newVisitor({}, [/Failed to load resource/])
  // What is typed while the page's code is still on its way stays, and cannot be sent into the address bar.
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await codeMayCome
    await route.continue()
  })
  await page.goto(`${server.url}/contact`, { waitUntil: 'commit' })
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Typed early')
  await subject.press('Enter')
  expect(await page.getByRole('button', { name: 'Send Message' }).isDisabled()).toBe(true)
  letCodeCome()
  await page.locator('button[type=submit]:enabled').first().waitFor()
  expect(await subject.inputValue()).toBe('Typed early')
  expect(page.url()).toBe(`${server.url}/contact`)
  await subject.fill('')
  await page.getByRole('button', { name: 'Send Message' }).click()
  for (const words of ['enter your name', 'enter your email', 'enter a subject', 'write a message']) {
    await page.getByText(words).waitFor()
  }
  await expectGoodLooks(page, 'contact with errors')
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva')
  await page.getByRole('textbox', { name: 'Email' }).fill('eva@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sleep')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('How do I begin?')
  await page.route('**/api/contact-messages', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Network error.').waitFor()
  expect(await message.inputValue()).toBe('How do I begin?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message sent!').waitFor()
  await page.getByText("We'll get back to you within 24 hours.").waitFor()
  expect(await message.inputValue()).toBe('')
  expectQuiet()
})

test('a question opens by keyboard, prices come from the plans, and Escape closes the small menu', async () => {
  const { page, expectQuiet } = await newVisitor({ viewport: { width: 390, height: 844 } })
  // Pressed before the page's own code is there, the menu opens as soon as it is.
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/faq-page*.js', async (route) => {
    await codeMayCome
    await route.continue()
  })
  const asked = page.waitForRequest('**/faq-page*.js')
  await page.goto(`${server.url}/faq`)
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.press('Enter')
  await asked
  letCodeCome()
  const question = page.locator('summary', { hasText: 'What does it cost?' })
  await question.press('Enter')
  await page.getByText('Ultimate, our premium plan, $19.99').waitFor()
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await about.focus()
  await page.keyboard.press('Escape')
  await about.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
  await menu.press('Enter')
  await about.press('Enter')
  await page.getByRole('heading', { name: 'Meet Our Expert Team' }).waitFor()
  await page.getByText('sample').first().waitFor()
  // Only the running server says whether samples may be shown: what is built ahead has none.
  for (const path of ['/', '/about', '/terms']) {
    const built = await readFile(join(PAGES, path === '/' ? 'home.html' : `${path}.html`), 'utf8')
    expect(built, path).not.toMatch(
      /10,000\+|COPPA compliant|SSL secured|Hannah|Elena Marsh|Example Ltd|sample/,
    )
  }
  // As a server in production serves it.
  const config = { samples: false, supportEmail: 'support@kinwise.example' }
  const production = new Hono().use(builtPages(PAGES, { origin: server.url, config }))
  await page.route(`${server.url}/about`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: await (await production.request('/about')).text() }),
  )
  await page.goto(`${server.url}/about`)
  await page.getByRole('link', { name: 'support@kinwise.example' }).waitFor()
  await page.getByText('We’ll name our advisors here once they’re confirmed.').waitFor()
  expect(await page.getByText(/Elena Marsh|James Okafor|sample/).count()).toBe(0)
  expectQuiet()
})
