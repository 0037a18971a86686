import axe from 'axe-core'
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

let running: Browser | undefined

/** Chromium, started once for all the files that a worker runs; it ends with the worker. */
export const launchBrowser = async (): Promise<Browser> => {
  if (running?.isConnected()) return running
  running = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGS,
  })
  return running
}

/** Leaves nothing of this file's visitors to the next file. */
export const closeVisitors = async (): Promise<void> => {
  await Promise.all(running?.contexts().map((context) => context.close()) ?? [])
}

export type Visitor = {
  page: Page
  /** Fails on any console error, page error or refused resource so far. */
  expectQuiet: () => void
}

/** A browser of its own, without cookies. What a test provokes on purpose is named in `expected`. */
export const newVisitor = async (
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
): Promise<Visitor> => {
  const browser = await launchBrowser()
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options })
  // The busiest machine loads a page within this; a test has longer.
  context.setDefaultTimeout(60_000)
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

/** All of axe's rules, or those named, find nothing in the document that is open. */
export const expectAccessible = async (page: Page, where: string, rules: string[] = []): Promise<void> => {
  // It would have to be put into frames too.
  expect(page.frames(), where).toHaveLength(1)
  // A document may have loaded before React has drawn anything into it.
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  // What still fades in has the colours of neither.
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(violations, rules), where).toEqual([])
}

const violations = async (rules: string[]): Promise<string[]> => {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const found = await run({
    resultTypes: ['violations'],
    // Style sheets matter to no rule that is on, and fetching them anew takes longer than the rules.
    preload: false,
    ...(rules.length > 0 && { runOnly: { type: 'rule' as const, values: rules } }),
  })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Nothing stands outside the window to the right. */
export const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBeLessThanOrEqual(0)
}

const WIDTHS = [390, 1280]
const COLOURS = ['light', 'dark'] as const

/** The screen that is open is accessible and fits, at each width and in each colour scheme, without being opened again. */
export const expectGoodLooks = async (page: Page, where: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page, `${where} at ${width}`)
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      // What is there, and what it is called, does not change with the colours.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : []
      await expectAccessible(page, `${where} at ${width}, ${colorScheme}`, rules)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, `${where} at 320`)
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Colours have changed and nothing moves any more. */
export const settled = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)
  // What ended may have let something inside it begin.
  for (let some = moving(); some.length > 0; some = moving())
    await Promise.allSettled(some.map((one) => one.finished))
}
