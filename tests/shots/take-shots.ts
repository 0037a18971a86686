import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, settled } from '../e2e/browser.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { askAxe } from './ask-axe.ts'
import { contactSheet } from './contact-sheet.ts'
import { misfits, tightMisfits } from './fits.ts'
import { type Stage, setStage } from './people.ts'
import type { Change, Screen } from './screen.ts'
import { layMails } from './screens/mails.ts'
import { SCREENS } from './screens.ts'

const FOLDER = join(import.meta.dirname, '../../shots')
const WIDTHS = [390, 1280]
/** What waits is drawn a moment later, so that quick answers do not make it flicker. */
const LOADING_MS = 800
const COLOURS = ['light', 'dark'] as const

let browser: Browser
let upstream: Upstream
/** One with the built-in guide, one whose coach is a model. */
let guided: Stage
let modelled: Stage
beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true })
  upstream = await startUpstream()
  browser = await launchBrowser()
  guided = await setStage()
  modelled = await setStage({ COACH_BASE_URL: upstream.url })
  await layMails(guided)
})
afterAll(async () => {
  await writeFile(join(FOLDER, 'index.html'), contactSheet(SCREENS, filesOf))
  await browser.close()
  await Promise.all([guided.server.stop(), modelled.server.stop(), upstream.close()])
})

test.each(SCREENS)('$name', async (screen) => {
  const { server, people } = screen.coach ? modelled : guided
  const { look, child } = people[screen.as ?? 'visitor']
  upstream.scenario(SCENARIOS[screen.coach ?? 'model'])
  const { page } = await newVisitor({ ...look, viewport: windowOf(390) })
  await hinder(page, screen)
  const asked = screen.waiting && page.waitForRequest(screen.waiting)
  await page.goto(server.url + screen.path.replace('{child}', child))
  if (!asked) await page.waitForLoadState('networkidle')
  await screen.act?.(page)
  // What was pressed open may have to be loaded first.
  if (!asked && !screen.coach) await page.waitForLoadState('networkidle')
  await asked?.then(() => page.waitForTimeout(LOADING_MS))
  const problems = await lookOver(page, screen)
  upstream.release()
  // What is still held or changed on its way may never end.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
  expect(problems, screen.name).toEqual([])
})

const SCENARIOS = { model: 'plain', held: 'held', down: 'error-before-first-token' } as const

/** Takes the pictures, and says what is wrong with the screen. */
const lookOver = async (page: Page, { name, windowOnly, besides = [] }: Screen): Promise<string[]> => {
  const shoot = (as: string, fullPage = !windowOnly) => page.screenshot({ path: join(FOLDER, as), fullPage })
  const problems: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize(windowOf(width))
    // A wider window loads what stands beside the chat.
    if (!name.includes('loading')) await page.waitForTimeout(LOADING_MS)
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      await shoot(fileOf(name, width, colorScheme))
      problems.push(...(await askAxe(page, besides, `at ${width}, ${colorScheme}`)))
    }
    problems.push(...(await misfits(page, `at ${width}`)))
    if (width === WIDTHS[0])
      problems.push(...(await tightMisfits(page, () => shoot(fileOf(name, 320, 'large')))))
  }
  return problems
}

const hinder = async (page: Page, { waiting, failing, answers = [] }: Screen) => {
  if (waiting) await page.route(waiting, () => {})
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }))
  for (const [address, change] of answers) await page.route(address, changing(change))
}

const changing =
  (change: Change) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.startsWith('application/json'))
      return route.fulfill({ response })
    // An address that has nothing for this family answers as if it had.
    await route.fulfill({ response, status: 200, json: change(await response.json()) })
  }

const windowOf = (width: number) => ({ width, height: width < 600 ? 844 : 860 })

const filesOf = (name: string) => [
  ...WIDTHS.flatMap((width) => COLOURS.map((colour) => fileOf(name, width, colour))),
  fileOf(name, 320, 'large'),
]

const fileOf = (name: string, width: number, kind: string) =>
  `${name.replace(/\W+/g, '-')}-${width}-${kind}.png`
