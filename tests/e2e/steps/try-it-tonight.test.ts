import { beforeAll, expect, test } from 'vitest'
import { expectGoodLooks, newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { ask } from '../parent.ts'
import { useSite } from '../site.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }

const server = useSite()
let parent: Visitor
let childId: string
beforeAll(async () => {
  parent = await newVisitor(PHONE)
  childId = (await signInAsFamily(parent, server, 'steps@example.org', [{ name: 'Noah' }]))[0] ?? ''
})

test('a step is taken with one tap, shown on My Children, and what came of it opens the talk', async () => {
  const { page } = parent
  await page.goto(`${server.url}/my-children/${childId}/chat`)
  await ask(page, 'My son is 4 and fights bedtime for two hours every night')
  const answer = page.locator('[data-answer]').last()
  await answer
    .getByRole('button', { name: /^I'll try this/ })
    .first()
    .click()
  await answer.getByText(/^We'll ask tomorrow at/).waitFor()
  await expectGoodLooks(page, 'a taken step')
  await page.reload()
  const trying = answer.getByRole('button', { name: /^Trying this/ })
  await trying.click()
  await trying.waitFor({ state: 'detached' })
  await answer
    .getByRole('button', { name: /^I'll try this/ })
    .first()
    .click()
  await trying.waitFor()

  await page.goto(`${server.url}/my-children`)
  await page.getByText("You're trying").waitFor()
  await page.getByRole('link', { name: 'What works for Noah' }).click()
  await page.getByRole('heading', { name: 'What works for Noah' }).waitFor()
  await page.getByRole('button', { name: 'How did it go?' }).click()
  await page.getByLabel('A line about it').fill('He got up four times')
  await expectGoodLooks(page, 'what works, answering')
  await page.getByRole('button', { name: "It didn't", exact: true }).click()
  await page.waitForURL('**/chat?conversation=*')
  await page.getByText("I'm sorry that didn't help").first().waitFor()
  await page.getByText("It didn't help").first().waitFor()

  await page.goto(`${server.url}/my-children/${childId}/what-works`)
  await page.getByRole('heading', { name: "What didn't help" }).waitFor()
  await page.getByText('He got up four times').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing yet. Tap').waitFor()
})

test('when and how to be asked is chosen and kept', async () => {
  const { page } = parent
  await page.goto(`${server.url}/account-update`)
  await page.getByRole('link', { name: 'Check-ins' }).click()
  await page.getByLabel('Time of day').selectOption('1200')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('checkbox', { name: 'Ask me how it went' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
  expect(await page.getByLabel('Time of day').inputValue()).toBe('1200')
  expect(await page.getByRole('checkbox', { name: 'Ask me how it went' }).isChecked()).toBe(false)
  await expectGoodLooks(page, 'check-ins')
})
