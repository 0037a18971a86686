import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { openMail, PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const, hasTouch: true }

const server = useSite()

type Pressed = 'button' | 'link' | 'checkbox' | 'radio'

/** Counts what a parent does: one field, one tap or one mail link each. */
const counting = (page: Page) => {
  let actions = 0
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      actions += 1
      await act(...given)
    }
  return {
    actions: () => actions,
    fill: counted((label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words)),
    tap: counted((role: Pressed, name: string | RegExp, area: Page | Locator = page) =>
      area.getByRole(role, { name }).first().click(),
    ),
    openMailLink: counted(async (email: string) => {
      await openMail({ page, expectQuiet: () => {} }, server.url, email)
      await page.locator('pre a').click()
      await page.waitForURL('**/email-verified')
    }),
  }
}

/** The words of the newest answer, once it has settled. */
const answerOf = async (page: Page, number = 1): Promise<string> => {
  const answers = page.locator('[data-answer]')
  await vi.waitUntil(async () => (await answers.count()) >= number, { timeout: 40_000 })
  return (await answers.last().textContent()) ?? ''
}

const WORRY = 'She screams every night at bedtime and I am exhausted'

test('S63: from home to the trial’s answer in three actions, and to one that knows name and age in twenty', async () => {
  const { page, expectQuiet } = await newVisitor(PHONE)
  const { actions, fill, tap, openMailLink } = counting(page)
  await page.goto(`${server.url}/`)
  await fill("What's on your mind?", WORRY)
  await tap('radio', '4 years')
  await tap('button', 'Ask now, free')
  expect(await answerOf(page)).toMatch(/4 years|four/)
  expect(page.url()).toBe(`${server.url}/chat`)
  const kept = () => JSON.stringify([history.state, Object.values(sessionStorage)])
  expect(await page.evaluate(kept)).not.toContain('screams')
  expect(actions()).toBeLessThanOrEqual(3)

  await tap('link', 'Sign up free')
  await fill('Email', 'ten.minutes@example.org')
  await fill('Password', PASSWORD)
  await fill('Confirm password', PASSWORD)
  await tap('checkbox', /18 or older/)
  await tap('button', /^Sign Up$/)
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  await openMailLink('ten.minutes@example.org')
  await tap('link', 'Go to My Children')
  await tap('button', 'Add Your First Child')
  const dialog = page.getByRole('dialog', { name: 'Add Child' })
  await dialog.waitFor()
  expect(await page.getByRole('textbox', { name: 'Age' }).inputValue()).toBe('4')
  await fill('Name', 'Mia')
  await tap('button', 'Add Child', dialog)
  await tap('link', 'Ask a general question now')
  await page.getByRole('heading', { name: 'Parenting Chat' }).waitFor()
  await page.getByText("Hello! I'm your parenting assistant. How can I help you today?").waitFor()
  await tap('button', WORRY)
  const answer = await answerOf(page)
  expect(answer).toContain('Mia')
  expect(answer).toMatch(/4 years|four/)
  await page.getByText('9 messages left (1/10)').waitFor()
  expect(actions()).toBeLessThanOrEqual(20)
  expectQuiet()
})

test('on a phone the statements come one by one, wait over a reload, and lead into the chat', async () => {
  const parent = await newVisitor(PHONE)
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'one.by.one@example.org', [
    { name: 'Mia', personalityEvaluation: null },
  ])
  await page.goto(`${server.url}/my-children`)
  const dialog = page.getByRole('dialog', { name: 'Personality Evaluation' })
  const open = () => page.getByRole('button', { name: 'Evaluate Personality Profile' }).click()
  const rate = async (from: number, until: number) => {
    for (let number = from; number <= until; number++) {
      await dialog.getByText(`${number} of 24`, { exact: true }).waitFor()
      await dialog.getByRole('radio', { name: '4' }).click()
    }
  }
  await open()
  await rate(1, 5)
  await dialog.getByText('6 of 24', { exact: true }).waitFor()
  await expectGoodLooks(page, 'one statement')
  await page.reload()
  await open()
  await rate(6, 23)
  expect(await dialog.getByRole('button', { name: 'Complete Evaluation' }).isDisabled()).toBe(true)
  await rate(24, 24)
  await dialog.getByRole('button', { name: 'Complete Evaluation' }).click()
  await page.getByRole('button', { name: 'Confirm and Save' }).click()
  await page.waitForURL('**/chat')
  await page.getByText("Hi! I'm here to help you with Mia. How can I support you today?").waitFor()
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('evaluation')))
  expect(await left()).toEqual([])
  expectQuiet()
})

test('a starter is sent by one tap, in the Dad & Mom Mode too, and what was typed stays', async () => {
  const parent = await newVisitor(PHONE)
  const { page, expectQuiet } = parent
  const [id] = await signInAsFamily(parent, server, 'starters@example.org', [{ name: 'Mia', age: 4 }])
  await page.goto(`${server.url}/my-children/${id}/parents`)
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('Something of my own')
  await page.getByRole('button', { name: 'I keep losing my temper' }).click()
  expect(await answerOf(page)).not.toBe('')
  expect(await field.inputValue()).toBe('Something of my own')
  await page.goto(`${server.url}/my-children/${id}/general`)
  await expectGoodLooks(page, 'Parenting Chat')
  expectQuiet()
})
