import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { type RunningServer, startServer } from '../running-server.ts'
import { closeVisitors, expectGoodLooks, launchBrowser, newVisitor } from './browser.ts'

/** Screens that need nobody signed in. */
const OPEN = [
  '/',
  '/login',
  '/signup',
  '/verify-email',
  '/email-verified',
  '/reset-password',
  '/pricing',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/accessibility',
  '/newsletter/confirm?token=x',
  '/chat',
  '/demo',
  '/no-such-page',
  '/dev/inbox',
]

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await closeVisitors(browser)
  await server.stop()
})

test('every open screen is accessible and fits', async () => {
  // A page that is not there answers so.
  const visitor = await newVisitor(browser, {}, [/status of 404/])
  for (const path of OPEN) {
    await visitor.page.goto(server.url + path)
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectGoodLooks(visitor.page, path)
  }
  visitor.expectQuiet()
})
