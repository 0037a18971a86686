import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../app/running-server.ts'
import { startSmtp } from '../fakes/smtp.ts'
import { newNetwork } from '../people/networks.ts'
import { closeVisitors, newTab, newVisitor } from './browser.ts'
import { PASSWORD } from './parent.ts'
import { startSite } from './site.ts'

/** What can go wrong on the way in and behind it, met in the browser as a parent would, with the mails of a real mail server. */
let server: RunningServer
let closed: RunningServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp()
  const env = { SMTP_URL: smtp.url, TRUSTED_PROXIES: '1', SUPPORT_EMAIL: 'support@example.org' }
  ;[server, closed] = await Promise.all([
    startSite(env),
    startSite({ SIGNUP_DISABLED: 'true', LOGIN_DISABLED: 'true' }),
  ])
})
afterAll(async () => {
  await closeVisitors()
  await Promise.all([server.stop(), closed.stop()])
  smtp.close()
})

const REFUSED = /Failed to load resource/
const visit = (expected: RegExp[] = [REFUSED], options: BrowserContextOptions = {}) =>
  newVisitor({ extraHTTPHeaders: newNetwork(), ...options }, expected)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()
const enter = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** The newest mail to an address as the mail server got it, with its line breaks undone. */
const mailTo = (email: string, subject: string) =>
  vi.waitUntil(
    () =>
      smtp.mails
        .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .findLast((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`)),
    { timeout: 30_000 },
  )
const linkIn = (mail: string) => /https?:\/\/[^\s"<>]+/.exec(mail)?.[0] ?? ''

const signUp = async (page: Page, email: string) => {
  const headers = { origin: server.url }
  const data = { email, password: PASSWORD, name: '', isAdult: true, callbackURL: '/email-verified' }
  expect((await page.request.post(`${server.url}/api/auth/sign-up/email`, { data, headers })).ok()).toBe(true)
}

test('signing up: every mistake is said at its field, and the mail’s link lets in', async () => {
  const { page, expectQuiet } = await visit()
  await page.goto(`${server.url}/signup`)
  const send = () => press(page, 'Sign Up')
  await send()
  await says(page, 'Please enter an email address.')
  await says(page, 'Please enter a password.')
  await says(page, 'Please confirm that you are 18 or older and a parent or guardian.')
  await enter(page, 'anna', 'five5')
  await page.getByLabel('Confirm password').fill('six666')
  await send()
  await says(page, 'Invalid email address.')
  await says(page, 'Password is too weak. Please use at least 6 characters.')
  await says(page, 'Passwords do not match')
  await enter(page, 'anna@example.org', 'letmein')
  await page.getByLabel('Confirm password').fill('letmein')
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await send()
  await says(page, "Password is too weak. It's one of the first anyone would guess.")
  expect(await page.getByText(/a common password|8 or more/).count()).toBe(0)
  await enter(page, 'anna@example.org', PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.route('**/sign-up/email', (route) => route.abort(), { times: 1 })
  await send()
  await says(page, 'Network error. Please check your internet connection.')
  await send()
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  await page.goto(linkIn(await mailTo('anna@example.org', 'Verify your email')))
  await page.waitForURL('**/email-verified')

  const other = await visit()
  await other.page.goto(`${server.url}/signup`)
  await enter(other.page, 'Anna@Example.org', PASSWORD)
  await other.page.getByLabel('Confirm password').fill(PASSWORD)
  await other.page.getByRole('checkbox', { name: /18 or older/ }).check()
  await press(other.page, 'Sign Up')
  await says(other.page, 'This email is already registered.')
  await other.page.getByRole('link', { name: 'Log in instead' }).click()
  await other.page.waitForURL('**/login')
  expectQuiet()
  other.expectQuiet()
})

test('signing up too often is refused in words', async () => {
  const { page, expectQuiet } = await visit()
  await page.goto(`${server.url}/signup`)
  const headers = { origin: server.url }
  const once = (n: number) =>
    page.request.post(`${server.url}/api/auth/sign-up/email`, { data: { email: `no address ${n}` }, headers })
  await Promise.all(Array.from({ length: 60 }, (_, n) => once(n)))
  await enter(page, 'late@example.org', PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await press(page, 'Sign Up')
  await says(page, 'Too many attempts. Please try again later.')
  expectQuiet()
})

test('logging in: every mistake has its words, and the right password goes in', async () => {
  const { page, expectQuiet } = await visit()
  await signUp(page, 'login@example.org')
  await page.goto(linkIn(await mailTo('login@example.org', 'Verify your email')))
  await page.waitForURL('**/email-verified')
  await page.context().clearCookies()
  await page.goto(`${server.url}/login`)
  const send = () => press(page, 'Login')
  await send()
  await says(page, 'Please enter an email address.')
  await says(page, 'Password cannot be empty.')
  await enter(page, 'login@', PASSWORD)
  await send()
  await says(page, 'Invalid email address.')
  for (const email of ['login@example.org', 'nobody@example.org']) {
    await enter(page, email, 'not it at all')
    const answered = page.waitForResponse('**/sign-in/email')
    await send()
    await answered
    await says(page, 'Invalid email or password.')
  }
  await enter(page, 'login@example.org', PASSWORD)
  await page.route('**/sign-in/email', (route) => route.abort(), { times: 1 })
  await send()
  await says(page, 'Network error. Please check your internet connection.')
  await page.route('**/sign-in/email', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 })
  await send()
  await says(page, 'Something went wrong. Please try again.')
  await send()
  await page.waitForURL('**/my-children')
  expectQuiet()
})

test('of several ways tried on one screen, only the last one’s answer stands there', async () => {
  const email = 'forgetful@example.org'
  const { page, expectQuiet } = await visit()
  await signUp(page, email)
  await page.context().clearCookies()
  await page.goto(`${server.url}/login`)
  await enter(page, email, 'not it at all')
  await press(page, 'Login')
  await says(page, 'Invalid email or password.')
  await press(page, 'Forgot Password?')
  await says(page, 'Password reset email sent. Check your inbox.')
  expect(await page.getByText('Invalid email or password.').count()).toBe(0)
  await press(page, 'Login')
  await says(page, 'Invalid email or password.')
  expect(await page.getByText('Password reset email sent.').count()).toBe(0)
  await page.getByLabel('Email').fill('')
  await press(page, 'Forgot Password?')
  await says(page, 'Please enter your email address to reset your password.')
  expect(await page.getByText('Invalid email or password.').count()).toBe(0)
  expectQuiet()
})

test('ten wrong passwords close the door for a while, for this network only', async () => {
  const email = 'guessed@example.org'
  const { page, expectQuiet } = await visit()
  await signUp(page, email)
  await page.context().clearCookies()
  const headers = { origin: server.url }
  const guess = (n: number) =>
    page.request.post(`${server.url}/api/auth/sign-in/email`, {
      data: { email, password: `guess ${n}` },
      headers,
    })
  await Promise.all(Array.from({ length: 10 }, (_, n) => guess(n)))
  await page.goto(`${server.url}/login`)
  await enter(page, email, PASSWORD)
  await press(page, 'Login')
  await says(page, 'Too many failed attempts. Please try again later.')
  const owner = await visit()
  await owner.page.goto(`${server.url}/login`)
  await enter(owner.page, email, PASSWORD)
  await press(owner.page, 'Login')
  await owner.page.waitForURL('**/verify-email')
  expectQuiet()
  owner.expectQuiet()
})

test('an operator may close the doors', async () => {
  const { page, expectQuiet } = await visit()
  await page.goto(`${closed.url}/login`)
  await enter(page, 'a@example.org', PASSWORD)
  await press(page, 'Login')
  await says(page, 'Login is currently disabled. Please contact support.')
  await page.goto(`${closed.url}/signup`)
  await enter(page, 'a@example.org', PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await press(page, 'Sign Up')
  await says(page, 'Account creation is currently disabled. Please contact support.')
  expectQuiet()
})

test('an unverified login sends the mail again; a page that waits moves on', async () => {
  const email = 'unverified@example.org'
  const visitor = await visit()
  const { page, expectQuiet } = visitor
  await page.goto(`${server.url}/verify-email`)
  await says(page, 'You are not logged in.')
  await signUp(page, email)
  await mailTo(email, 'Verify your email')
  await page.context().clearCookies()
  const before = smtp.mails.length
  await page.goto(`${server.url}/login`)
  await enter(page, email, PASSWORD)
  await press(page, 'Login')
  await page.waitForURL('**/verify-email')
  await vi.waitUntil(() => smtp.mails.length > before, { timeout: 30_000 })
  await page.route('**/send-verification-email', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await press(page, 'Resend Verification Email')
  await says(page, 'Failed to resend email.')
  await press(page, 'Resend Verification Email')
  await says(page, 'Verification email resent! Please check your inbox.')
  const tab = await newTab(visitor)
  await tab.page.goto(linkIn(await mailTo(email, 'Verify your email')))
  await page.waitForURL('**/email-verified')
  expectQuiet()
})

test('a forgotten password: what is missing, what is wrong, and a link that works once', async () => {
  const email = 'forgot@example.org'
  const { page, expectQuiet } = await visit()
  await signUp(page, email)
  await page.context().clearCookies()
  await page.goto(`${server.url}/login`)
  const forgot = () => press(page, 'Forgot Password?')
  await forgot()
  await says(page, 'Please enter your email address to reset your password.')
  await page.getByLabel('Email').fill('forgot@')
  await forgot()
  await says(page, 'Invalid email address.')
  await page.getByLabel('Email').fill(email)
  await page.route('**/request-password-reset', (route) => route.abort(), { times: 1 })
  await forgot()
  await says(page, 'Network error. Please check your internet connection.')
  await forgot()
  await says(page, 'Password reset email sent. Check your inbox.')
  const link = linkIn(await mailTo(email, 'Choose a new password'))
  const choose = async () => {
    // Away first: only what stands behind the '#' differs.
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('New password').fill('quite another one')
    await page.getByLabel('Confirm password').fill('quite another one')
    await press(page, 'Change Password')
  }
  await choose()
  await says(page, 'Your password has changed')
  await choose()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expectQuiet()
})

test('what a visitor writes reaches support and comes back as a receipt', async () => {
  const { page, expectQuiet } = await visit([])
  await page.goto(`${server.url}/contact`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva')
  await page.getByRole('textbox', { name: 'Email' }).fill('eva@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sleep')
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I begin?')
  await press(page, 'Send Message')
  await says(page, 'Message sent!')
  const mail = await mailTo('support@example.org', 'Contact: Sleep')
  expect(mail).toMatch(/^Reply-To:.*eva@example\.org/m)
  expect(mail).toContain('How do I begin?')
  await mailTo('eva@example.org', 'We have your message')
  expectQuiet()
})
