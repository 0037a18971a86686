import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ARGS })

export type Visitor = {
  page: Page /** Fails on any console error, page error or refused resource so far. */
  expectQuiet: () => void
}

/** A browser of its own, without cookies. What a test provokes on purpose is named in `expected`. */
export const newVisitor = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
): Promise<Visitor> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options })
  const page = await context.newPage()
  return { page, expectQuiet: listen(page, expected) }
}

/** Another tab of the same person. */
export const newTab = async ({ page }: Visitor, expected: RegExp[] = []): Promise<Visitor> => {
  const tab = await page.context().newPage()
  return { page: tab, expectQuiet: listen(tab, expected) }
}

const listen = (page: Page, expected: RegExp[]) => {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  return () => expect(problems).toEqual([])
}

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, where).toEqual([])
}

/** Nothing stands outside the window to the right. */
export const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBeLessThanOrEqual(0)
}
