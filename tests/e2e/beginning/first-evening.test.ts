import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../app/running-server.ts'
import { newDatabase } from '../../app/test-database.ts'
import { closeVisitors, newTab, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { pressByKey } from '../keys.ts'
import { addEvaluatedChild, ask, openChat, signUpAndVerify } from '../parent.ts'

/** Of an answer's beginning, and of no more than its first paragraph. */
const FEW_CHARS = 20

let server: RunningServer
let databaseUrl: string
beforeAll(async () => {
  databaseUrl = await newDatabase()
  server = await startServer({ DATABASE_URL: databaseUrl })
})
afterAll(async () => {
  await closeVisitors()
  await server.stop()
  await rm(server.dataDir, { recursive: true, force: true })
})

test('S21: a parent’s first evening by keyboard alone: sign up, describe a child, ask, read an answer, log out', async () => {
  // Once logged out, a chat's address may be asked for before the page knows that nobody is signed in: that's refused.
  const parent = await newVisitor({ viewport: { width: 390, height: 844 } }, [/401 \(Unauthorized\)/])
  const { page, expectQuiet } = parent
  await signUpAndVerify(parent, server, 'first.evening@example.org')
  await pressByKey(page.getByRole('link', { name: 'Go to My Children' }))
  await page.getByText('No Children Added Yet').waitFor()
  await addEvaluatedChild(parent, 'Mia', '4')
  await page.getByText('10 messages left (0/10)').waitFor()

  await pressByKey(page.getByRole('button', { name: 'Add Child' }))
  await page.getByText("You've reached the child limit (1) for your plan.").waitFor()
  await page.keyboard.press('Escape')

  await openChat(page)
  await page.getByText("Hi! I'm here to help you with Mia. How can I support you today?").waitFor()
  const first = await ask(page, 'She screams every night at bedtime and I am exhausted')
  expect(first).toContain('Mia')
  expect(first).toMatch(/4 years|four/)
  expect(first).toMatch(/bed/i)
  await page.getByText('9 messages left (1/10)').waitFor()
  const second = await ask(page, 'that did not work')
  expect(second).not.toBe(first)
  await page.getByText('8 messages left (2/10)').waitFor()

  await page.reload()
  await page.getByText('that did not work').waitFor()
  await page.getByText(second.slice(0, FEW_CHARS)).first().waitFor()
  await page.getByText('8 messages left (2/10)').waitFor()

  await page.getByRole('textbox').fill('and now?')
  await page.keyboard.press('Enter')
  const tab = await newTab(parent)
  await tab.page.goto(page.url())
  await tab.page.getByText('and now?').waitFor()
  const texts = [page, tab.page].map((one) => one.locator('[data-answer] [data-words]').nth(2))
  for (const text of texts) await text.waitFor()
  expect(await texts[1]?.textContent()).toBe(await texts[0]?.textContent())
  expectQuiet()
  tab.expectQuiet()

  const chat = page.url()
  await pressByKey(page.getByRole('link', { name: 'Back to My Children' }))
  await page.getByRole('link', { name: 'Continue Chat' }).waitFor()
  await pressByKey(page.getByRole('button', { name: 'Open menu' }))
  await pressByKey(page.getByRole('button', { name: 'Logout' }))
  await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Logout' }))
  await page.waitForURL(`${server.url}/`)
  await page.goBack()
  await page.waitForURL('**/login**')
  await page.getByLabel('Email').waitFor()
  expect(await page.getByText('Mia').count()).toBe(0)
  // Back once more, within the page, and by its address.
  for (const open of [
    () => page.evaluate((url) => void navigation.navigate(url), chat),
    () => page.goto(chat),
  ]) {
    await open()
    await page.waitForURL(`**/login?to=${encodeURIComponent(new URL(chat).pathname)}`)
    await page.getByLabel('Email').waitFor()
  }
  expectQuiet()
})

test('a session survives a restart', async () => {
  const parent = await newVisitor()
  await signInAsFamily(parent, server, 'restart@example.org')
  await server.kill()
  server = await startServer({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir, PORT: server.port },
  })
  await parent.page.goto(`${server.url}/my-children`)
  await parent.page.getByText('No Children Added Yet').waitFor()
})
