import { describe, expect, test } from 'vitest'
import { AMPLE, useEndpoint } from '../../../tests/app/model-endpoint.ts'
import type { ScenarioName, ScenarioOptions } from '../../../tests/fakes/upstream-scenarios.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const SHORT = { firstTokenMs: 100, gapMs: 50, totalMs: 5_000 }
/** For an endpoint that begins well: the busiest machine hears it. */
const GAP = { ...AMPLE, gapMs: 50 }
const { upstream, ask } = useEndpoint()

const FIRST_HALF = 'Bedtime is hard for many families. Try one short, '
const cases: [ScenarioName, ScenarioOptions, string, string][] = [
  ['plain', {}, 'whole', ANSWER],
  ['slow', { spacingMs: 2 }, 'whole', ANSWER],
  ['crlf', {}, 'whole', ANSWER],
  ['no-done', {}, 'whole', ANSWER],
  ['stays-open', {}, 'whole', ANSWER],
  ['ignores-stream', {}, 'whole', ANSWER],
  ['reset-once', {}, 'whole', ANSWER],
  ['split-utf8', {}, 'whole', 'Grüße, schöne Träume 👩‍👧‍👦 – gute Nacht 😴'],
  ['repeated-chunks', { tokens: ['ha', '!'] }, 'whole', 'haha!!'],
  ['empty', {}, 'empty', ''],
  ['no-body', {}, 'empty', ''],
  ['garbage', {}, 'broken', ''],
  ['html', {}, 'broken', ''],
  ['huge-line', {}, 'broken', ''],
  ['cut', {}, 'broken', FIRST_HALF],
  ['ended-early', {}, 'broken', FIRST_HALF],
  ['error-in-the-middle', {}, 'broken', FIRST_HALF],
  ['silent', {}, 'timeout', ''],
  ['keep-alive-only', {}, 'timeout', ''],
  ['stall', { after: 0 }, 'timeout', ''],
  ['stall', {}, 'timeout', FIRST_HALF],
  ['error-before-first-token', {}, 'rejected', ''],
  [
    'error-before-first-token',
    { status: 307, headers: { location: '/v1/chat/completions' } },
    'rejected',
    '',
  ],
  ['rate-limited', {}, 'rejected', ''],
  ['unauthorized', {}, 'rejected', ''],
]

describe('how an answer ends', () => {
  test.each(cases)('%s %o -> %s', async (scenario, options, end, text) => {
    upstream.scenario(scenario, options)
    expect(await ask({ limits: end !== 'timeout' ? AMPLE : text === '' ? SHORT : GAP })).toMatchObject({
      end,
      text,
    })
  })

  test('a drip slower than the gap', async () => {
    upstream.scenario('drip', { spacingMs: 1_000 })
    expect(await ask({ limits: GAP })).toMatchObject({ end: 'timeout', text: 'B' })
  })

  test('a drip within the gap that takes too long in all', async () => {
    upstream.scenario('drip', { spacingMs: 10 })
    expect(await ask({ limits: { ...AMPLE, totalMs: 80 } })).toMatchObject({ end: 'timeout' })
  })

  test('an endless answer is cut at its bound, long before the time is up', async () => {
    upstream.scenario('endless', { tokens: ['x'.repeat(1_000)] })
    const answer = await ask()
    expect(answer.end).toBe('broken')
    expect(answer.text.length).toBeLessThan(200_000)
    await upstream.disconnected()
  })

  test.each(['http://127.0.0.1:1/v1', 'http://nobody.invalid/v1'])('nobody at %s', async (baseUrl) => {
    expect(await ask({ baseUrl })).toMatchObject({
      end: 'unreachable',
    })
  })

  test('a connection that resets twice is not tried a third time', async () => {
    upstream.scenario('always-reset')
    expect(await ask()).toMatchObject({ end: 'unreachable' })
    expect(upstream.counts.answered).toBe(2)
  })

  test.each<ScenarioName>(['cut', 'stall', 'error-before-first-token', 'garbage'])(
    '%s is never asked again',
    async (name) => {
      upstream.scenario(name)
      await ask({ limits: SHORT })
      expect(upstream.counts.answered).toBe(1)
    },
  )
})

describe('Retry-After', () => {
  const soon = new Date(Date.now() + 90_000).toUTCString()
  test.each([
    ['12', 12, 12],
    [soon, 80, 90],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
  ])('%s', async (header, atLeast, atMost) => {
    upstream.scenario('rate-limited', { headers: { 'retry-after': header } })
    const { retryAfterSeconds } = await ask()
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(atLeast)
    expect(retryAfterSeconds).toBeLessThanOrEqual(atMost)
  })

  test('none, or nonsense', async () => {
    expect(await ask({ model: 'unauthorized' })).toMatchObject({ retryAfterSeconds: null })
    upstream.scenario('rate-limited', { headers: { 'retry-after': 'later' } })
    expect(await ask()).toMatchObject({ retryAfterSeconds: null })
  })
})
