import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { RunningServer } from '../app/running-server.ts'
import type { Visitor } from './browser.ts'
import { pressByKey, typeByKey } from './keys.ts'

export const PASSWORD = 'correct horse battery'

/** Signs up through the form by keyboard alone, opens the mail in the development inbox and follows its link. */
export const signUpAndVerify = async (
  { page }: Visitor,
  { url }: RunningServer,
  email: string,
): Promise<void> => {
  await page.goto(`${url}/signup`)
  await typeByKey(page.getByLabel('Email'), email)
  await typeByKey(page.getByLabel('Password', { exact: true }), PASSWORD)
  await typeByKey(page.getByLabel('Confirm password'), PASSWORD)
  await pressByKey(page.getByRole('checkbox', { name: /18 or older/ }), 'Space')
  await pressByKey(page.getByRole('button', { name: 'Sign Up', exact: true }))
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  expect(new URL(page.url()).searchParams.get('notice')).toBe('unverified')
  await openMail({ page, expectQuiet: () => {} }, url, email)
  await pressByKey(page.locator('pre a'))
  await page.waitForURL('**/email-verified')
}

/** The newest mail to somebody, in the development inbox. */
export const openMail = async (
  { page }: Visitor,
  url: string,
  email: string,
  subject = '',
): Promise<void> => {
  const mail = page.getByRole('link', { name: email }).filter({ hasText: subject })
  const hasArrived = async () => {
    await page.goto(`${url}/dev/inbox`)
    return (await mail.count()) > 0
  }
  await vi.waitUntil(hasArrived, { timeout: 30_000 })
  await mail.first().click()
}

/** Adds a child through the dialog by keyboard alone, and evaluates it, every statement rated the same. */
export const addEvaluatedChild = async ({ page }: Visitor, name: string, age: string): Promise<void> => {
  await pressByKey(page.getByRole('button', { name: 'Add Your First Child' }))
  const dialog = page.getByRole('dialog', { name: 'Add Child' })
  await typeByKey(dialog.getByLabel('Name'), name)
  await typeByKey(dialog.getByRole('textbox', { name: 'Age' }), age)
  await pressByKey(dialog.getByRole('button', { name: 'Evaluate Personality Profile' }))
  await rateAll(page)
  await pressByKey(page.getByRole('button', { name: 'Confirm' }))
  await pressByKey(dialog.getByRole('button', { name: 'Add Child' }))
  await dialog.waitFor({ state: 'detached' })
}

/** One statement a screen on phones, six elsewhere, the fourth rating each: Tab enters a scale, Space takes its first rating, arrows go on. */
const rateAll = async (page: Page): Promise<void> => {
  const evaluation = page.getByRole('dialog', { name: 'Personality Evaluation' })
  const next = evaluation.getByRole('button', { name: 'Next' })
  for (let hasNext = true; hasNext; ) {
    for (const statement of await evaluation.getByRole('group').all()) {
      await pressByKey(statement.getByRole('radio').first(), 'Space')
      for (let rating = 1; rating < 4; rating++) await page.keyboard.press('ArrowRight')
    }
    hasNext = (await next.count()) > 0
    if (hasNext) await pressByKey(next)
  }
  await pressByKey(evaluation.getByRole('button', { name: 'Complete Evaluation' }))
}

/** From the list of children into the first child's chat. */
export const openChat = async (page: Page): Promise<void> => {
  await pressByKey(page.getByRole('link', { name: /^(Start|Continue) Chat$/ }).first())
  await page.getByRole('textbox').waitFor()
}

/** Says something in the chat that is open, and waits until the answer has settled. Returns the answer's words. */
export const ask = async (page: Page, words: string): Promise<string> => {
  const answers = page.locator('[data-answer] [data-words]')
  const before = await answers.count()
  await page.getByRole('textbox').fill(words)
  await page.keyboard.press('Enter')
  await vi.waitUntil(async () => (await answers.count()) === before + 1, { timeout: 40_000 })
  return (await answers.last().textContent()) ?? ''
}
