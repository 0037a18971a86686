import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import type { ScenarioName, ScenarioOptions } from '../../../tests/fakes/upstream-scenarios.ts'
import {
  buildChild,
  buildParent,
  eventsOf,
  openTalk,
  readTalk,
  send,
} from '../../../tests/people/factories.ts'
import type { FailureCode } from '../../coach/contract.ts'

/** Ample on the busiest machine; each fault that is told by a limit has that one short. */
const AMPLE = { firstTokenMs: 20_000, gapMs: 20_000, totalMs: 20_000 }
const SHORT: Partial<Record<ScenarioName, Partial<typeof AMPLE>>> = {
  silent: { firstTokenMs: 200 },
  stall: { gapMs: 200 },
  drip: { totalMs: 2_000 },
}
const limits = { ...AMPLE }

let upstream: Upstream
let app: TestApp
let nobody: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await start(upstream.url)
  nobody = await start('http://127.0.0.1:1/v1')
})
afterAll(async () => {
  await app.stop()
  await nobody.stop()
  await upstream.close()
})

const start = (baseUrl: string) =>
  startTestApp({ coach: { baseUrl, apiKey: null, model: 'plainly', limits } })

const NOTHING = /^$/
const PART = /^Bedtime is hard/
/** How an endpoint can fail, what that is called, and what is kept of the answer. */
const FAULTS: [ScenarioName, ScenarioOptions, FailureCode | null, RegExp][] = [
  ['always-reset', {}, 'coach_unreachable', NOTHING],
  ['unauthorized', {}, 'coach_failed', NOTHING],
  ['rate-limited', { headers: { 'retry-after': '7' } }, 'coach_failed', NOTHING],
  ['error-before-first-token', { status: 500 }, 'coach_failed', NOTHING],
  ['empty', {}, 'coach_empty', NOTHING],
  ['html', {}, 'coach_failed', NOTHING],
  ['garbage', {}, 'coach_failed', NOTHING],
  ['silent', {}, 'coach_timeout', NOTHING],
  ['stall', {}, 'coach_timeout', PART],
  ['drip', { spacingMs: 100 }, 'coach_timeout', /^B/],
  ['cut', {}, 'coach_failed', PART],
  ['endless', { tokens: ['all is well '.repeat(100)] }, 'coach_failed', /^all is well/],
  ['split-utf8', {}, null, /^Grüße, schöne Träume 👩‍👧‍👦 – gute Nacht 😴$/u],
  ['repeated-chunks', {}, null, /^Bedtime Bedtime is is hard hard/],
]

const openFamilyTalk = async (at: TestApp) => {
  const parent = await buildParent(at)
  const child = await buildChild(parent)
  const { conversation } = await openTalk(parent, child.id)
  const ask = async (text: string) => (await eventsOf(await send(parent, conversation.id, text))).at(-1)
  return { ask, read: () => readTalk(parent, conversation.id) }
}

test.each(FAULTS)('%s %o ends as %s, and costs what it should', async (scenario, options, error, text) => {
  const { ask, read } = await openFamilyTalk(app)
  Object.assign(limits, AMPLE)
  // An answer that comes closes the breaker again, or the faults before this one would answer for it.
  upstream.scenario('plain')
  expect(await ask('Hello')).toMatchObject({ answer: { status: 'complete' }, remaining: 9 })
  Object.assign(limits, SHORT[scenario])
  upstream.scenario(scenario, options)
  const ended = await ask('Help with bedtime')
  const left = error ? 9 : 8
  const status = error ? 'failed' : 'complete'
  expect(ended).toMatchObject({ type: 'ended', answer: { status, error }, remaining: left })
  const { messages, remaining, running } = await read()
  expect(messages.at(-1)?.content).toMatch(text)
  expect({ remaining, running }).toEqual({ remaining: left, running: [] })
  // What the endpoint said of itself is in no word that a parent reads.
  expect(JSON.stringify([ended, messages])).not.toMatch(/sk-fake|nginx|Rate limit|had an error/)
})

test('S18: nobody at the address costs nothing, and from the sixth on it is said at once', async () => {
  const { ask, read } = await openFamilyTalk(nobody)
  for (let n = 0; n < 6; n++)
    expect(await ask(`Help ${n}`)).toMatchObject({
      answer: { status: 'failed', error: 'coach_unreachable', content: '' },
      remaining: 10,
    })
  expect(await read()).toMatchObject({ remaining: 10, running: [] })
})
