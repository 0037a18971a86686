import { expect, test } from 'vitest'
import { expectAccessible, newTab, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { openMail, PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const server = useSite()

test('through a third party: asked for 18, blocked, without network, cancelled, closed, and in', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } }, [/ERR_FAILED|404/])
  const { page } = visitor
  const context = page.context()
  await page.goto(`${server.url}/signup`)
  const button = page.getByRole('button', { name: /^Sign up with/ })
  await button.click()
  await page.getByText('Please confirm that you are 18 or older and a parent or guardian.').waitFor()
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  const press = async () => (await Promise.all([context.waitForEvent('page'), button.click()]))[0]

  await page.evaluate(() => {
    Object.assign(window, { reallyOpen: window.open, open: () => null })
  })
  await button.click()
  await page.getByText('Popup was blocked by browser. Please allow popups and try again.').waitFor()
  await page.evaluate(() => {
    window.open = (window as unknown as { reallyOpen: typeof window.open }).reallyOpen
  })

  await context.route('**/api/auth/sign-in/social', (route) => route.abort())
  await press()
  await page.getByText('Network error. Please check your internet connection.').waitFor()
  await context.unroute('**/api/auth/sign-in/social')

  await (await press()).getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('Sign-up was cancelled. Please try again.').waitFor()

  const closed = await press()
  await closed.getByRole('link', { name: 'Cancel' }).waitFor()
  await closed.close()
  await page.getByText('Sign-up popup was closed. Please try again.').waitFor()

  const popup = await press()
  await popup.getByLabel('Email').fill('third.party@example.org')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/my-children')
  await page.getByText('No Children Added Yet').waitFor()
  await expect.poll(() => popup.isClosed()).toBe(true)
  visitor.expectQuiet()
})

test('a forgotten password: asked for at the login form, chosen by the mail’s link, and the page that waits moves on', async () => {
  const visitor = await newVisitor({}, [/status of 404/])
  const { page } = visitor
  const email = 'forgetful@example.org'
  const body = { email, password: 'a password to forget', callbackURL: '/email-verified', isAdult: true }
  await page.request.post(`${server.url}/api/auth/sign-up/email`, {
    data: body,
    headers: { origin: server.url },
  })
  await page.goto(`${server.url}/verify-email?notice=resent`)
  await page.getByText('Verification email resent! Please check your inbox.').waitFor()
  await page.getByText('Checking verification status...').waitFor()
  const tab = await newTab(visitor)
  await openMail(tab, server.url, email)
  await tab.page.locator('pre a').click()
  await tab.page.waitForURL('**/email-verified')
  await page.waitForURL('**/email-verified')
  await page.request.post(`${server.url}/api/auth/sign-out`, { data: {}, headers: { origin: server.url } })

  await page.goto(`${server.url}/login`)
  const forgot = page.getByRole('button', { name: 'Forgot Password?' })
  await forgot.click()
  await page.getByText('Please enter your email address to reset your password.').waitFor()
  await page.getByLabel('Email').fill('nobody@example.org')
  await forgot.click()
  await page.getByText('No account found with this email.').waitFor()
  await page.getByLabel('Email').fill(email)
  await forgot.click()
  await page.getByText('Password reset email sent. Check your inbox.').waitFor()

  await openMail(tab, server.url, email, 'Choose a new password')
  await tab.page.locator('pre a').click()
  await tab.page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  expect(new URL(tab.page.url()).hash).toBe('')
  await expectAccessible(tab.page, 'reset password')
  await tab.page.getByLabel('New password').fill('letmein')
  await tab.page.getByLabel('Confirm password').fill('letmein?')
  await tab.page.getByRole('button', { name: 'Change Password' }).click()
  await tab.page.getByText('Passwords do not match').waitFor()
  await tab.page.getByLabel('Confirm password').fill('letmein')
  await tab.page.getByRole('button', { name: 'Change Password' }).click()
  await tab.page.getByText(/one of the first anyone would guess/).waitFor()
  await tab.page.getByLabel('New password').fill('a better one by far')
  await tab.page.getByLabel('Confirm password').fill('a better one by far')
  await tab.page.getByRole('button', { name: 'Change Password' }).click()
  await tab.page.getByText('Your password has changed').waitFor()
  await tab.page.getByRole('link', { name: 'Go to Login' }).click()
  await tab.page.getByLabel('Email').fill(email)
  await tab.page.getByLabel('Password', { exact: true }).fill('a better one by far')
  await tab.page.getByRole('button', { name: 'Login' }).click()
  await tab.page.waitForURL('**/my-children')
  visitor.expectQuiet()
})

test('through a third party at the login: the words of signing in', async () => {
  const { page, expectQuiet } = await newVisitor({}, [/ERR_FAILED|404/])
  await page.goto(`${server.url}/login`)
  const button = page.getByRole('button', { name: /^Continue with/ })
  const open = async () => (await Promise.all([page.context().waitForEvent('page'), button.click()]))[0]
  await (await open()).getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('Sign-in was cancelled. Please try again.').waitFor()
  const popup = await open()
  await popup.getByRole('link', { name: 'Cancel' }).waitFor()
  await popup.close()
  await page.getByText('Sign-in popup was closed. Please try again.').waitFor()
  const unknown = await open()
  await unknown.getByLabel('Email').fill('third.unknown@example.org')
  await unknown.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('No account found with this email.').waitFor()
  expectQuiet()
})

test('a session that ended on another device: the page says so, and its way to the login leads back', async () => {
  const email = 'elsewhere@example.org'
  const visitor = await newVisitor({}, [/Failed to load resource/])
  const { page } = visitor
  await signInAsFamily(visitor, server, email, [{}])
  await page.goto(`${server.url}/my-children`)
  const chat = page.getByRole('link', { name: 'Start Chat' })
  await chat.waitFor()
  await page.waitForLoadState('networkidle')
  // The chat is the first to hear of it: whatever else asks before would send its reader to the login at once.
  await page.route(/\/api\/(?!children\/[^/]+\/conversations)/, (route) => route.abort())
  await page.request.post(`${server.url}/api/auth/sign-out`, { data: {}, headers: { origin: server.url } })
  await chat.click()
  await page.getByText('You have been logged out').first().waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/chat')
  await page.getByText('How can I support you today?').first().waitFor()
  await page.route('**/conversations**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByText('Failed to fetch remaining credits').first().waitFor()
  visitor.expectQuiet()
})
