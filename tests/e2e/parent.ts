import { expect } from 'vitest'
import type { RunningServer } from '../running-server.ts'
import type { Visitor } from './browser.ts'

export const PASSWORD = 'correct horse battery'

/** Signs up through the form, opens the mail in the development inbox and follows its link. */
export const signUpAndVerify = async ({ page }: Visitor, { url }: RunningServer, email: string): Promise<void> => {
  await page.goto(`${url}/signup`)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  expect(new URL(page.url()).searchParams.get('notice')).toBe('unverified')
  await openMail({ page, expectQuiet: () => {} }, url, email)
  await page.getByRole('link', { name: 'Verify my email' }).or(page.locator('pre a')).last().click()
  await page.waitForURL('**/email-verified')
}

const openMail = async ({ page }: Visitor, url: string, email: string): Promise<void> => {
  const mail = page.getByRole('link', { name: email })
  await expect
    .poll(async () => {
      await page.goto(`${url}/dev/inbox`)
      return mail.count()
    })
    .toBeGreaterThan(0)
  await mail.first().click()
}

/** Adds a child through the dialog, with an evaluation in which every statement is rated the same. */
export const addEvaluatedChild = async ({ page }: Visitor, name: string, age: string): Promise<void> => {
  await page.getByRole('button', { name: /Add (Your First )?Child/ }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Age', { exact: false }).first().fill(age)
  await dialog.getByRole('button', { name: 'Evaluate Personality Profile' }).click()
  await rateAll({ page, expectQuiet: () => {} })
  await page.getByRole('button', { name: /Add Child|Save/ }).last().click()
  await page.getByRole('heading', { name }).waitFor()
}

const rateAll = async ({ page }: Visitor): Promise<void> => {
  for (let rated = 0; rated < 24; rated++) {
    await page.locator('fieldset:not(:has(input:checked)) input[type=radio][value="4"]').first().check({ force: true })
  }
}
