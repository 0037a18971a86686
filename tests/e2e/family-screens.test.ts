import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { closeVisitors, expectGoodLooks, launchBrowser, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { ask, openChat } from './parent.ts'

let browser: Browser
let upstream: Upstream
let server: RunningServer
let family: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
let chatPath: string
beforeAll(async () => {
  upstream = await startUpstream()
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ COACH_BASE_URL: upstream.url })])
  const parent = await newVisitor(browser)
  await signInAsFamily(parent, server, 'looks@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
  await openChat(parent.page)
  await ask(parent.page, 'She screams at bedtime')
  await parent.page.getByRole('textbox').fill('My son just swallowed button batteries')
  await parent.page.keyboard.press('Enter')
  await parent.page.getByRole('link', { name: /Call/ }).first().waitFor()
  chatPath = new URL(parent.page.url()).pathname
  family = await parent.page.context().storageState()
})
afterAll(async () => {
  await closeVisitors(browser)
  await server.stop()
  await upstream.close()
})

test('the family’s screens and dialogs are accessible and fit', async () => {
  const { page, expectQuiet } = await newVisitor(browser, { storageState: family })
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Mia' }).waitFor()
  await expectGoodLooks(page, 'my children')
  await page.getByRole('button', { name: /Edit/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await expectGoodLooks(page, 'edit')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Update/ })
    .click()
  await page.getByRole('dialog', { name: /Personality/ }).waitFor()
  await expectGoodLooks(page, 'evaluation')
  for (const path of ['/subscription', '/account-update', '/account-security']) {
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectGoodLooks(page, path)
  }
  await page.goto(server.url + chatPath)
  await page.getByText('She screams at bedtime').waitFor()
  await expectGoodLooks(page, 'chat')
  expectQuiet()
})
