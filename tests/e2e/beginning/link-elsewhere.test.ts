import { expect, test } from 'vitest'
import { expectAccessible, newVisitor } from '../browser.ts'
import { linkInMailTo, poster } from '../family.ts'
import { pressByKey, typeByKey } from '../keys.ts'
import { PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const server = useSite()
const REFUSED = [/status of 40[01]/]

/** A browser that has signed up and waits for the click. */
const waitingFor = async (email: string) => {
  const visitor = await newVisitor()
  const body = { email, password: PASSWORD, callbackURL: '/email-verified', isAdult: true }
  await poster(visitor, server)('/api/auth/sign-up/email', body)
  await visitor.page.goto(`${server.url}/verify-email`)
  await visitor.page.getByText('Checking verification status...').waitFor()
  return visitor
}

test('S55: the link on another device asks for the password, by keyboard; then both go on', async () => {
  const email = 'two.devices@example.org'
  const laptop = await waitingFor(email)
  const phone = await newVisitor({ viewport: { width: 390, height: 844 } }, REFUSED)
  const { page } = phone
  await page.goto(await linkInMailTo(email, server))
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page, 'is it you')
  await pressByKey(page.getByRole('button', { name: 'Verify My Email' }))
  await page.getByText('Password cannot be empty.').waitFor()
  await typeByKey(page.getByLabel('Password', { exact: true }), 'not the password')
  await page.keyboard.press('Enter')
  await page.getByText('That password isn’t right. Please try again.').waitFor()
  expect(laptop.page.url()).toContain('/verify-email')
  await page.getByLabel('Password', { exact: true }).fill('')
  await typeByKey(page.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  await laptop.page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  laptop.expectQuiet()
  phone.expectQuiet()
})

test('S56: whoever did not sign up keeps a stranger out: a new password, and the stranger is logged out', async () => {
  const email = 'not.mine@example.org'
  const stranger = await waitingFor(email)
  const owner = await newVisitor({ viewport: { width: 390, height: 844 } }, REFUSED)
  const { page } = owner
  const link = await linkInMailTo(email, server)
  await page.goto(link)
  await pressByKey(page.getByRole('button', { name: 'I don’t know the password' }))
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expectAccessible(page, 'choose a new password')
  await typeByKey(page.getByLabel('New password', { exact: true }), 'iloveyou')
  await typeByKey(page.getByLabel('Confirm password'), 'iloveyou')
  await pressByKey(page.getByRole('button', { name: 'Save and Verify My Email' }))
  await page.getByText("Password is too weak. It's one of the first anyone would guess.").waitFor()
  await page.getByLabel('New password', { exact: true }).fill('mine and nobody else’s')
  await page.getByLabel('Confirm password').fill('mine and nobody else’s')
  await pressByKey(page.getByRole('button', { name: 'Save and Verify My Email' }))
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  await stranger.page.getByText('You are not logged in.').waitFor()

  const late = await newVisitor({}, REFUSED)
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: "That link didn't work" }).waitFor()
  await late.page.goto(`${server.url}/confirm-email`)
  await late.page.getByRole('heading', { name: "That link didn't work" }).waitFor()
  for (const visitor of [stranger, owner, late]) visitor.expectQuiet()
})

test('a link that cannot be asked about for a moment is asked about again', async () => {
  const email = 'in.the.tunnel@example.org'
  const visitor = await newVisitor({}, [/ERR_FAILED/])
  const { page } = visitor
  await poster(visitor, server)('/api/auth/sign-up/email', { email, password: PASSWORD, isAdult: true })
  await page.route('**/confirm-email', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto(await linkInMailTo(email, server))
  await page.getByText('Network error. Please check your internet connection.').waitFor()
  await page.unroute('**/confirm-email')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  visitor.expectQuiet()
})
