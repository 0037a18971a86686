import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../running-server.ts'
import { codeFor } from '../second-step.ts'
import { expectGoodLooks, launchBrowser, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { PASSWORD } from './parent.ts'

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const EMAIL = 'two.steps@example.org'

const logOut = async (page: Page) => {
  await page.request.post(`${server.url}/api/auth/sign-out`, { data: {}, headers: { origin: server.url } })
  await page.goto(`${server.url}/login?to=/account-security`)
}

const givePassword = async (page: Page) => {
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/second-step?*')
}

test('a second step: switched on, logged in with by code and by backup code', async () => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } }, [/status of 40[13]/])
  const { page } = visitor
  await signInAsFamily(visitor, server, EMAIL)
  await page.goto(`${server.url}/account-security`)
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  const dialog = page.getByRole('dialog')
  // By keyboard: the password field has the focus.
  await dialog.getByLabel('Your password').waitFor()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('That is not your password. Please try again.').waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const uri = await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')
  const key = new URL(uri ?? '').searchParams.get('secret') ?? ''
  expect((await dialog.textContent())?.replace(/\s/g, '')).toContain(key)
  await expectGoodLooks(page, 'scan')
  await dialog.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText(/That code is not right/).waitFor()
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
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 backup codes are left.').waitFor()
  await expectGoodLooks(page, 'two-step login is on')

  await logOut(page)
  await givePassword(page)
  await expectGoodLooks(page, 'the second step')
  // The field has the focus.
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await page.getByText(/That code is not right/).waitFor()
  await page.getByLabel('Code').fill(await codeFor(uri ?? '', 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account-security')

  await logOut(page)
  await givePassword(page)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCode)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account-security')
  await page.getByText('9 backup codes are left.').waitFor()
  visitor.expectQuiet()
})
