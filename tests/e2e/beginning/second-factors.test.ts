import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeFor } from '../../people/second-step.ts'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const server = useSite()

const EMAIL = 'two.steps@example.org'

const logOut = async (page: Page) => {
  const { origin } = new URL(page.url())
  await page.request.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } })
  await page.goto(`${origin}/login?to=/account-security`)
}

const isIn = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/account-security')

const givePassword = async (page: Page) => {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/second-step?*')
}

/** A fingerprint reader that says yes. */
const plugInReader = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('S43: a second step, by code and by backup code; then a passkey in place of both', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } }, [/status of 40[13]|ERR_FAILED/])
  const { page } = visitor
  // A passkey belongs to a name, never to a number.
  const local = { ...server, url: server.url.replace('127.0.0.1', 'localhost') }
  await signInAsFamily(visitor, local, EMAIL)
  await page.goto(`${local.url}/account-security`)
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  const dialog = page.getByRole('dialog')
  // By keyboard: the password field has the focus.
  await dialog.getByLabel('Your password').waitFor()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText("That isn't your password. Please try again.").waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const uri = await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')
  const key = new URL(uri ?? '').searchParams.get('secret') ?? ''
  expect((await dialog.textContent())?.replace(/\s/g, '')).toContain(key)
  await expectGoodLooks(page, 'scan')
  await dialog.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText(/That code isn't right/).waitFor()
  await dialog.getByLabel('Code from the app').fill(await codeFor(uri ?? ''))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const backupCode = (await codes.first().textContent()) ?? ''
  await expectGoodLooks(page, 'backup codes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('kinwise-backup-codes.txt')
  await dialog.getByRole('button', { name: "I've saved them" }).click()
  await page.getByText('10 backup codes are left.').waitFor()
  await expectGoodLooks(page, 'two-step login is on')

  await logOut(page)
  await givePassword(page)
  await expectGoodLooks(page, 'the second step')
  // The field has the focus.
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await page.getByText(/That code isn't right/).waitFor()
  await page.getByLabel('Code').fill(await codeFor(uri ?? '', 1))
  await page.keyboard.press('Enter')
  await isIn(page)

  await logOut(page)
  await givePassword(page)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCode)
  await page.keyboard.press('Enter')
  await isIn(page)
  await page.getByText('9 backup codes are left.').waitFor()

  await plugInReader(page)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await dialog.getByLabel('Your password').waitFor()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).press('Enter')
  await dialog.getByLabel('Name').fill('Kitchen tablet')
  await page.keyboard.press('Enter')
  await page.getByText('Kitchen tablet').waitFor()
  await expectGoodLooks(page, 'a passkey')
  // First by a press; the list under the email field, which this reader picks from by itself, stays away for once.
  const asked = '**/api/auth/passkey/generate-authenticate-options'
  await page.route(asked, (route) => route.abort(), { times: 1 })
  await Promise.all([page.waitForEvent('requestfailed'), logOut(page)])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await isIn(page)
  await logOut(page)
  await isIn(page)
  await page
    .getByText(/, last used/)
    .last()
    .waitFor()
  await page.getByRole('button', { name: 'Remove Kitchen tablet' }).press('Enter')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Kitchen tablet', { exact: true }).waitFor({ state: 'detached' })
  await logOut(page)
  await page.getByText(/We don't know this passkey any more/).waitFor()
  await expectGoodLooks(page, 'logging in with passkeys')
  visitor.expectQuiet()
})
