import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildChildInput } from '../people/factories.ts'
import { expectGoodLooks, newTab, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { PASSWORD } from './parent.ts'
import { useSite } from './site.ts'

const server = useSite()

const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All Changes' }).click()

test('a parent sets up the account, and nothing typed is lost on the way', async () => {
  const parent = await newVisitor()
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'setup@example.org')
  await page.goto(`${server.url}/account-setup?plan=family`)
  await page.getByRole('link', { name: 'Continue to Checkout' }).waitFor()
  await page.getByRole('button', { name: 'Edit parent information' }).click()
  await page.getByLabel('Phone').fill('+0151 23x45678999')
  expect(await page.getByLabel('Phone').inputValue()).toBe('0151 234 5678')
  await page.getByText('Bank details for refunds').click()
  await page.getByLabel('Bank account').fill('DE89 3704 0044 0532 0130 00')
  await page.getByText("You've reached the limit of 1 child(ren) for your plan.").waitFor()
  expect(await page.getByRole('button', { name: 'Add Another Child' }).isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leo')
  await expectGoodLooks(page, 'account setup')

  await page.getByRole('link', { name: 'Kinwise' }).first().click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  // A hasty Enter loses nothing.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep editing')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(new URL(page.url()).pathname).toBe('/account-setup')

  await saveAll(page)
  await page.getByRole('dialog', { name: 'Save without the unfinished child?' }).waitFor()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('textbox', { name: 'Age' }).fill('2')
  await saveAll(page)
  await page.waitForURL('**/my-children')
  await page.getByRole('heading', { name: 'Leo' }).waitFor()

  // Before the plan is there the button only says so.
  await page.getByText('Your plan: Free').waitFor()
  await page.getByRole('button', { name: 'Update Account Information' }).click()
  await page.waitForURL('**/account-update?plan=free')
  await page.getByText('•••• 3000').waitFor()
  await page.getByText('0151 234 5678').waitFor()
  expect(await page.getByText('3704').count()).toBe(0)
  expectQuiet()
})

test('a child changed in another tab is not overwritten unasked, and what was typed stays', async () => {
  const parent = await newVisitor({}, [/status of 409/])
  const { page, expectQuiet } = parent
  const [id] = await signInAsFamily(parent, server, 'conflict@example.org', [{ name: 'Mia' }])
  await page.goto(`${server.url}/account-update`)
  await page.getByRole('button', { name: 'Edit Mia' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
  const tab = await newTab(parent)
  await tab.page.request.put(`${server.url}/api/children/${id}`, {
    data: buildChildInput({ name: 'Theirs', personalityEvaluation: null }),
    headers: { origin: server.url },
  })
  await saveAll(page)
  await page.getByText('There it now says: Theirs').waitFor()
  expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Mine')
  // A tab behind another paints once a second.
  await page.bringToFront()
  await expectGoodLooks(page, 'a conflict')
  await page.getByRole('button', { name: 'Keep Mine' }).click()
  await saveAll(page)
  await page.waitForURL('**/my-children')
  await page.getByRole('heading', { name: 'Mine' }).waitFor()
  expectQuiet()
})

test('who is not logged in comes back to the account setup with the plan', async () => {
  const parent = await newVisitor()
  await signInAsFamily(parent, server, 'comes.back@example.org')
  const { page, expectQuiet } = await newVisitor()
  await page.goto(`${server.url}/account-setup?plan=family`)
  await page.waitForURL('**/login?next=account-setup&plan=family')
  await page.getByLabel('Email').fill('comes.back@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/account-setup?plan=family')
  expectQuiet()
})
