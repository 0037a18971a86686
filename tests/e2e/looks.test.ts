import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  type Visitor,
} from './browser.ts'
import { addEvaluatedChild, ask, openChat, signUpAndVerify } from './parent.ts'

/** Screens that need nobody signed in. */
const OPEN = [
  '/',
  '/login',
  '/signup',
  '/verify-email',
  '/email-verified',
  '/pricing',
  '/chat',
  '/demo',
  '/no-such-page',
  '/dev/inbox',
]

const LOOKS: (BrowserContextOptions & { name: string })[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} ${colorScheme}`,
    colorScheme,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce' as const,
  })),
)

let browser: Browser
let upstream: Upstream
let server: RunningServer
let family: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
let chatPath: string
beforeAll(async () => {
  upstream = await startUpstream()
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ COACH_BASE_URL: upstream.url })])
  const parent = await newVisitor(browser)
  await signUpAndVerify(parent, server, 'looks@example.org')
  await parent.page.goto(`${server.url}/my-children`)
  await addEvaluatedChild(parent, 'Mia', '4')
  await openChat(parent.page)
  await ask(parent.page, 'She screams at bedtime')
  await parent.page.getByRole('textbox').fill('My son just swallowed button batteries')
  await parent.page.keyboard.press('Enter')
  await parent.page.getByRole('link', { name: /Call/ }).first().waitFor()
  chatPath = new URL(parent.page.url()).pathname
  family = await parent.page.context().storageState()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await upstream.close()
})

const look = async ({ page }: Visitor, where: string) => {
  await expectAccessible(page, where)
  await expectNoSidewaysScroll(page, where)
}

describe.each(LOOKS)('at $name', ({ name, ...options }) => {
  test('every open screen is accessible and fits', async () => {
    const visitor = await newVisitor(browser, options)
    for (const path of OPEN) {
      await visitor.page.goto(server.url + path)
      await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
      await look(visitor, `${path} at ${name}`)
    }
    visitor.expectQuiet()
  })

  test('the family’s screens and dialogs are accessible and fit', async () => {
    const visitor = await newVisitor(browser, { ...options, storageState: family })
    const { page } = visitor
    await page.goto(`${server.url}/my-children`)
    await page.getByRole('heading', { name: 'Mia' }).waitFor()
    await look(visitor, `my children at ${name}`)
    await page.getByRole('button', { name: /Edit/ }).first().click()
    await page.getByRole('dialog').waitFor()
    await look(visitor, `edit at ${name}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Update/ })
      .click()
    await page.getByRole('dialog', { name: /Personality/ }).waitFor()
    await look(visitor, `evaluation at ${name}`)
    await page.goto(server.url + chatPath)
    await page.getByText('She screams at bedtime').waitFor()
    await look(visitor, `chat at ${name}`)
    visitor.expectQuiet()
  })
})

test('the whole site works in a window of 320 pixels', async () => {
  const visitor = await newVisitor(browser, { viewport: { width: 320, height: 640 }, storageState: family })
  for (const path of [...OPEN, '/my-children', chatPath]) {
    await visitor.page.goto(server.url + path)
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectNoSidewaysScroll(visitor.page, `${path} at 320`)
  }
  expect(chatPath).toMatch(/\/chat$/)
})
