import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import {
  closeVisitors,
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  type Visitor,
} from './browser.ts'
import { signInAsFamily } from './family.ts'
import { ask } from './parent.ts'

let browser: Browser
let upstream: Upstream
let server: RunningServer
let parent: Visitor
beforeAll(async () => {
  upstream = await startUpstream()
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ COACH_BASE_URL: upstream.url })])
  parent = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await signInAsFamily(parent, server, 'parents.mode@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
})
afterAll(async () => {
  await closeVisitors(browser)
  await server.stop()
  await upstream.close()
})

test('Dad & Mom Mode says what it is not, has the emergency card one press away, and its own talk', async () => {
  const { page, expectQuiet } = parent
  await page.getByRole('link', { name: 'Dad & Mom Mode' }).click()
  await page.getByText(/^Welcome to Dad and Mom Mode! I'm here to provide immediate assistance/).waitFor()
  await page.getByText('Comprehensive parenting guidance for both parents').waitFor()
  await page.getByPlaceholder('Share your parenting perspective about Mia...').waitFor()
  const strip = page.getByText(/This is not an emergency service - call/)
  expect(await strip.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999')
  await page.getByRole('button', { name: 'Show emergency card' }).click()
  const call = page.getByRole('link', { name: /Call 999/ })
  await call.waitFor()
  // Its first number is on the screen, above the field, without scrolling.
  const [number, field] = await Promise.all([call.boundingBox(), page.getByRole('textbox').boundingBox()])
  expect(number?.y).toBeGreaterThan(0)
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan(field?.y ?? 0)
  await expectAccessible(page, 'Dad & Mom Mode with its card')
  await expectNoSidewaysScroll(page, 'Dad & Mom Mode')
  await page.getByRole('button', { name: 'Hide emergency card' }).click()
  await ask(page, 'Mia climbed on the table and laughs')
  expectQuiet()
})

test('what was sent opens from an answer, word for word and without the name', async () => {
  const { page, expectQuiet } = parent
  await page.getByRole('button', { name: 'More about this answer' }).click()
  await page.getByRole('button', { name: 'What was sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'What was sent' })
  await dialog.getByText('[child] climbed on the table').waitFor()
  expect(await dialog.getByText('Mia').count()).toBe(0)
  await expectAccessible(page, 'what was sent')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expectQuiet()
})
