import { expect, test } from 'vitest'
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { openChat } from '../parent.ts'
import { useSite } from '../site.ts'

const server = useSite()

/** Where pictures go when somebody wants to look at them. */
const PICTURES = process.env.PICTURES

test('anybody reads the numbers of a guessed country, and of the one they choose', async () => {
  const { page, expectQuiet } = await newVisitor()
  await page.goto(`${server.url}/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Emergency numbers' }).click()
  await page.getByRole('heading', { name: 'Safety', level: 1 }).waitFor()
  const country = page.getByLabel('Your country')
  await page.getByText('Guessed from your browser').waitFor()
  expect(await country.inputValue()).toBe('GB')
  expect(await page.getByRole('link', { name: /Call 999/ }).getAttribute('href')).toBe('tel:999')
  await country.selectOption({ label: 'United States' })
  await page.getByRole('link', { name: /Call 988/ }).waitFor()
  expect(await page.getByText('Guessed from your browser').count()).toBe(0)
  await page.reload()
  await page.getByRole('link', { name: /Call 988/ }).waitFor()
  expect(await country.inputValue()).toBe('US')
  const kept = (await page.context().cookies()).find(({ name }) => name === 'country')
  expect(kept).toMatchObject({ value: 'US', httpOnly: true, sameSite: 'Lax' })
  await country.selectOption({ label: 'Another country' })
  await page.getByRole('link', { name: /Call 112/ }).waitFor()
  await page.getByRole('link', { name: /Call 911/ }).waitFor()
  expectQuiet()
})

test('a card asks for the country, keeps it, and is counted', async () => {
  const parent = await newVisitor({ viewport: { width: 390, height: 844 } })
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'safety@example.org', [{}])
  await page.goto(`${server.url}/my-children`)
  await openChat(page)
  await page.getByRole('textbox').fill('I want to die')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Call 116 ?123/ }).waitFor()
  await page.getByRole('button', { name: 'Not in United Kingdom? Choose' }).click()
  const country = page.getByLabel('Your country')
  await expect.poll(() => country.evaluate((field) => field === document.activeElement)).toBe(true)
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/card-choosing.png` })
  await expectAccessible(page, 'a card while choosing')
  await country.selectOption({ label: 'United States' })
  await page.getByRole('link', { name: /Call 988/ }).waitFor()
  expect(await page.getByText('guessed', { exact: true }).count()).toBe(0)
  await expectNoSidewaysScroll(page, 'a card after choosing')
  await page.reload()
  await page.getByRole('link', { name: /Call 988/ }).waitFor()
  await page.getByRole('button', { name: /^Stop/ }).waitFor({ state: 'detached' })
  await page.getByRole('textbox').fill('I still want to die')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /Call 988/ })
    .nth(1)
    .waitFor()
  await page.goto(`${server.url}/safety`)
  const month = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  await page.getByRole('row', { name: `${month} fewer than 5` }).waitFor()
  expectQuiet()
})

test('the page is accessible and fits', async () => {
  const { page, expectQuiet } = await newVisitor()
  await page.goto(`${server.url}/safety`)
  await page.getByRole('link', { name: /Call 999/ }).waitFor()
  await page.getByText(/lines has been rung by us yet|have been rung by a person/).waitFor()
  await expectGoodLooks(page, '/safety')
  expectQuiet()
})

test('without an answer from the server the widest numbers stand there', async () => {
  const { page } = await newVisitor({}, [/Failed to load resource/])
  await page.route('**/api/safety/**', (route) => route.abort())
  await page.goto(`${server.url}/safety`)
  await page.getByRole('link', { name: '112' }).waitFor()
  expect(await page.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911')
})
