import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { closeVisitors, launchBrowser, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { readPaint, watchPaint } from './painted.ts'

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
    await page.evaluate(watchPaint, { texts: [question, answer.trim()] })
    await page.keyboard.press('Enter')
    const [ownMs = 0, firstMs = 0] = await page.evaluate(readPaint)
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

const median = (values: number[]) => Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0)
