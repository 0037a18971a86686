import { beforeAll, expect, test } from 'vitest'
import { closeVisitors, newVisitor } from '../browser.ts'
import { linkInMailTo, poster, signInAsFamily } from '../family.ts'
import { PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const EMAIL = 'known@example.org'
const server = useSite()

beforeAll(async () => {
  await signInAsFamily(await newVisitor(), server, EMAIL)
  await closeVisitors()
})

test('a plan chosen by who is registered is not lost on the way in', async () => {
  const { page, expectQuiet } = await newVisitor({}, [/status of 4/])
  await page.goto(`${server.url}/signup?next=checkout&plan=family`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('link', { name: 'Log in instead' }).click()
  await page.waitForURL('**/login?next=checkout&plan=family')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/signup?next=checkout&plan=family')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/login?next=checkout&plan=family')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/checkout?plan=family')
  expectQuiet()
})

test('nor by who has to choose a new password first', async () => {
  const { page, expectQuiet } = await newVisitor()
  await page.goto(`${server.url}/login?next=checkout&plan=ultimate`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByText('Password reset email sent. Check your inbox.').waitFor()
  await expect.poll(() => linkInMailTo(EMAIL, server), { timeout: 30_000 }).toContain('/reset-password')
  await page.goto(await linkInMailTo(EMAIL, server))
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  // The secret is gone from the address, the plan is not.
  await page.waitForURL((url) => url.hash === '')
  expect(new URL(page.url()).search).toBe('?next=checkout&plan=ultimate')
  await page.getByLabel('New password', { exact: true }).fill('another good horse')
  await page.getByLabel(/^Confirm/).fill('another good horse')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.waitForURL('**/login?next=checkout&plan=ultimate')
  expectQuiet()
})

test('a reset asked for with anything else than an errand of ours is refused', async () => {
  const { page } = await newVisitor()
  for (const errand of [
    { next: '//evil.example' },
    { plan: 'a/../b' },
    { next: 'checkout', plan: 'x'.repeat(65) },
  ]) {
    const response = await page.request.post(`${server.url}/api/auth/request-password-reset`, {
      data: { email: EMAIL, ...errand },
      headers: { origin: server.url },
    })
    expect(response.status()).toBe(400)
  }
})

test('the free plan’s door leads to the account setup, where a child’s name and age are enough', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } })
  const { page, expectQuiet } = visitor
  const email = 'free@example.org'
  await page.goto(`${server.url}/pricing`)
  await page.getByRole('link', { name: 'Start for free' }).click()
  await page.waitForURL('**/signup?next=account-setup&plan=free')
  await poster(visitor, server)('/api/auth/sign-up/email', {
    email,
    password: PASSWORD,
    name: 'Parent',
    isAdult: true,
    plan: 'free',
    callbackURL: '/email-verified?next=account-setup&plan=free',
  })
  await page.goto(await linkInMailTo(email, server))
  await page.getByRole('link', { name: 'Continue to Account Setup' }).click()
  await page.waitForURL('**/account-setup?plan=free')
  await page.getByText('A child’s name and age are enough to begin.').waitFor()
  // The child comes first, and nothing else is asked for.
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Your children')
  expect(await page.getByLabel('Phone').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leo')
  await page.getByRole('textbox', { name: 'Age' }).fill('2')
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await page.waitForURL('**/my-children')
  await page.getByRole('heading', { name: 'Leo' }).waitFor()
  expectQuiet()
})
