import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { closeVisitors, launchBrowser, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'

const ROUNDS = 8
const UPSTREAM_MS = 200

let browser: Browser
let upstream: Upstream
let server: RunningServer
beforeAll(async () => {
  upstream = await startUpstream()
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ COACH_BASE_URL: upstream.url })])
})
afterAll(async () => {
  await closeVisitors(browser)
  await server.stop()
  await upstream.close()
})

test('what was typed stands there long before an answer could', async () => {
  const visitor = await newVisitor(browser)
  const { page } = visitor
  const [child] = await signInAsFamily(visitor, server, 'speed@example.org', [{}])
  await page.goto(`${server.url}/my-children/${child}/chat`)
  await page.getByRole('textbox').waitFor()
  const own: number[] = []
  const first: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const answer = `Answer${round} `
    upstream.scenario('plain', { tokens: [answer, 'and more.'], firstTokenMs: UPSTREAM_MS })
    const question = `Question ${round}`
    await page.getByRole('textbox').fill(question)
    await page.evaluate(watchFor, [question, answer.trim()])
    await page.keyboard.press('Enter')
    const [ownMs = 0, firstMs = 0] = await page.evaluate(
      () => (window as unknown as { seen: Promise<number[]> }).seen,
    )
    own.push(ownMs)
    first.push(firstMs - UPSTREAM_MS)
    await page.getByRole('button', { name: 'Send message' }).waitFor()
  }
  console.log(
    `own message painted ${median(own)} ms after Enter; first token ${median(first)} ms beyond the coach's`,
  )
  expect(median(own)).toBeLessThan(UPSTREAM_MS)
  visitor.expectQuiet()
})

/** Notes the milliseconds from the next Enter until each text was painted; `window.seen` settles with them. */
const watchFor = ([...texts]: string[]) => {
  let pressed = 0
  const painted: number[] = []
  const note = (event: Event) => {
    pressed = event.timeStamp
  }
  addEventListener('keydown', note, { capture: true, once: true })
  // A task of its own runs after the frame was drawn.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  const seen = new Promise<number[]>((resolve) => {
    let found = 0
    const observer = new MutationObserver(() => {
      const place = found
      if (!document.querySelector('[role=log]')?.textContent?.includes(texts[place] ?? '')) return
      if (++found === texts.length) observer.disconnect()
      afterPaint(() => {
        painted[place] = performance.now() - pressed
        if (place === texts.length - 1) resolve(painted)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { seen })
}

const median = (values: number[]) => Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0)
