import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser, newVisitor, settled } from '../e2e/browser.ts'
import { poster, signInAsFamily } from '../e2e/family.ts'
import { ask, openChat, PASSWORD } from '../e2e/parent.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { contactSheet } from './contact-sheet.ts'
import { type Person, SCREENS, type Screen } from './screens.ts'

const FOLDER = join(import.meta.dirname, '../../shots')
const WIDTHS = [390, 1280]
const LOADING_MS = 800
const COLOURS = ['light', 'dark'] as const

type Stage = { server: RunningServer; people: Record<Person, BrowserContextOptions>; child: string }

let browser: Browser
let upstream: Upstream
/** One with the built-in guide, one whose coach can be held back. */
let guided: Stage
let held: Stage
beforeAll(async () => {
  upstream = await startUpstream()
  browser = await launchBrowser()
  ;[guided, held] = await Promise.all([setStage(), setStage({ COACH_BASE_URL: upstream.url })])
  await mkdir(FOLDER, { recursive: true })
})
afterAll(async () => {
  await writeFile(join(FOLDER, 'index.html'), contactSheet(SCREENS, filesOf))
  await browser.close()
  await Promise.all([guided.server.stop(), held.server.stop(), upstream.close()])
})

test.each(SCREENS)('$name', async (screen) => {
  const { server, people, child } = screen.coach ? held : guided
  upstream.scenario(screen.coach === 'down' ? 'error-before-first-token' : screen.coach ? 'held' : 'plain')
  const { page } = await newVisitor(browser, { ...people[screen.as ?? 'visitor'], viewport: windowOf(390) })
  await hinder(page, screen)
  const asked = screen.waiting && page.waitForRequest(screen.waiting)
  await page.goto(server.url + screen.path.replace('{child}', child))
  // What waits is drawn a moment later, so that quick answers do not make it flicker.
  await (asked ? asked.then(() => page.waitForTimeout(LOADING_MS)) : page.waitForLoadState('networkidle'))
  await screen.act?.(page)
  await takeAll(page, screen)
  upstream.release()
  await page.context().close()
})

const takeAll = async (page: Page, { name, windowOnly }: Screen) => {
  for (const width of WIDTHS) {
    await page.setViewportSize(windowOf(width))
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      await page.screenshot({ path: join(FOLDER, fileOf(name, width, colorScheme)), fullPage: !windowOnly })
    }
  }
}

const hinder = async (page: Page, { waiting, failing }: Screen) => {
  if (waiting) await page.route(waiting, () => {})
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }))
}

const setStage = async (env: Record<string, string> = {}): Promise<Stage> => {
  const server = await startServer(env)
  const newPerson = async (
    prepare: (visitor: Awaited<ReturnType<typeof newVisitor>>) => Promise<unknown>,
  ) => {
    const visitor = await newVisitor(browser)
    await prepare(visitor)
    const storageState = await visitor.page.context().storageState()
    await visitor.page.context().close()
    return { storageState }
  }
  let child = ''
  const people = {
    visitor: {},
    unverified: await newPerson((visitor) =>
      poster(visitor, server)('/api/auth/sign-up/email', {
        email: 'sam@example.org',
        password: PASSWORD,
        name: 'Sam',
        isAdult: true,
      }),
    ),
    newcomer: await newPerson((visitor) => signInAsFamily(visitor, server, 'noor@example.org')),
    family: await newPerson(async (visitor) => {
      child = (await signInAsFamily(visitor, server, 'robin@example.org', [FAMILY_CHILD]))[0] ?? ''
      const { page } = visitor
      await page.goto(`${server.url}/my-children`)
      await openChat(page)
      await ask(page, 'She screams every night at bedtime and I am exhausted')
      await ask(page, 'We tried a chart, that did not work')
    }),
  }
  return { server, people, child }
}

const FAMILY_CHILD = { name: 'Maya', age: 4, interests: ['dinosaurs', 'painting', 'being read to'] }

const windowOf = (width: number) => ({ width, height: width < 600 ? 844 : 860 })

const filesOf = (name: string) =>
  WIDTHS.flatMap((width) => COLOURS.map((colour) => fileOf(name, width, colour)))

const fileOf = (name: string, width: number, colour: string) =>
  `${name.replace(/\W+/g, '-')}-${width}-${colour}.png`
