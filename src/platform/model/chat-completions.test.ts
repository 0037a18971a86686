import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import type { ScenarioName, ScenarioOptions } from '../../../tests/fakes/upstream-scenarios.ts'
import { chatCompletions, type Endpoint } from './chat-completions.ts'
import type { ModelRequest } from './model.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Hi' }],
  maxTokens: 300,
  temperature: 0.4,
}
const AMPLE = { firstTokenMs: 5_000, gapMs: 5_000, totalMs: 5_000 }
const SHORT = { firstTokenMs: 100, gapMs: 50, totalMs: 5_000 }

let upstream: Upstream
beforeEach(async () => {
  upstream = await startUpstream()
})
afterEach(() => upstream.close())

function modelAt(endpoint: Partial<Endpoint> = {}) {
  return chatCompletions({
    baseUrl: upstream.url,
    apiKey: 'sk-test',
    model: 'any',
    limits: AMPLE,
    ...endpoint,
  })
}

/** Everything that arrived, and how it ended. */
async function ask(endpoint: Partial<Endpoint> = {}, signal = new AbortController().signal) {
  const texts: string[] = []
  try {
    for await (const text of modelAt(endpoint)(REQUEST, signal)) texts.push(text)
    return { text: texts.join(''), texts, end: 'whole' as const, error: null }
  } catch (error) {
    const { code, retryAfterSeconds } = error as { code?: string; retryAfterSeconds?: number | null }
    return { text: texts.join(''), texts, end: code, error, retryAfterSeconds }
  }
}

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
    expect(await ask({ limits: end === 'timeout' ? SHORT : AMPLE })).toMatchObject({ end, text })
  })

  test('a drip slower than the gap', async () => {
    upstream.scenario('drip', { spacingMs: 1_000 })
    expect(await ask({ limits: SHORT })).toMatchObject({ end: 'timeout', text: 'B' })
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
    const { retryAfterSeconds } = await ask({ limits: SHORT })
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(atLeast)
    expect(retryAfterSeconds).toBeLessThanOrEqual(atMost)
  })

  test('none, or nonsense', async () => {
    expect(await ask({ model: 'unauthorized' })).toMatchObject({ retryAfterSeconds: null })
    upstream.scenario('rate-limited', { headers: { 'retry-after': 'later' } })
    expect(await ask()).toMatchObject({ retryAfterSeconds: null })
  })
})

describe('what is sent', () => {
  test('the prompt, the key and no more', async () => {
    await ask({ baseUrl: `${upstream.url}/`, model: 'plain' })
    const [{ headers, body } = { headers: {}, body: null }] = upstream.requests
    expect(headers.authorization).toBe('Bearer sk-test')
    expect(body).toEqual({
      model: 'plain',
      messages: REQUEST.messages,
      temperature: 0.4,
      max_tokens: 300,
      stream: true,
    })
  })

  test('no key, no header', async () => {
    await ask({ apiKey: null })
    expect(upstream.requests[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('streaming', () => {
  test('tokens arrive before the answer is over', async () => {
    upstream.scenario('held', { tokens: ['Hello', ' there'], after: 1 })
    const texts: string[] = []
    for await (const text of modelAt()(REQUEST, new AbortController().signal)) {
      texts.push(text)
      upstream.release()
    }
    expect(texts).toEqual(['Hello', ' there'])
  })

  test('several tokens of one network chunk come as one text', async () => {
    expect((await ask()).texts).toHaveLength(1)
  })

  test('the connection is kept for the next message', async () => {
    await ask()
    // The end of the body may come a moment after the end of the answer.
    await new Promise((resolve) => setTimeout(resolve, 20))
    await ask()
    expect(upstream.counts.connections).toBe(1)
  })

  test('a slow consumer is not taken for a slow endpoint', async () => {
    upstream.scenario('held', { after: 1 })
    let text = ''
    for await (const more of modelAt({ limits: { ...AMPLE, gapMs: 50 } })(
      REQUEST,
      new AbortController().signal,
    )) {
      text += more
      upstream.release()
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    expect(text).toBe(ANSWER)
  })
})

describe('leaving', () => {
  const reason = new Error('The parent pressed stop')

  test.each<ScenarioName>(['silent', 'stall', 'held', 'keep-alive-only'])(
    'an abort reaches a %s endpoint',
    async (name) => {
      upstream.scenario(name)
      const caller = new AbortController()
      const answer = ask({}, caller.signal)
      await upstream.asked()
      caller.abort(reason)
      expect((await answer).error).toBe(reason)
      await upstream.disconnected()
    },
  )

  test('an abort before the start asks nobody', async () => {
    expect((await ask({}, AbortSignal.abort(reason))).error).toBe(reason)
    expect(upstream.requests).toHaveLength(0)
  })

  test('an abort while the consumer works is thrown at its next step', async () => {
    upstream.scenario('held')
    const caller = new AbortController()
    const texts = modelAt()(REQUEST, caller.signal)[Symbol.asyncIterator]()
    await texts.next()
    caller.abort(reason)
    await upstream.disconnected()
    await expect(texts.next()).rejects.toBe(reason)
  })

  test('a consumer that stops early ends the endpoint too', async () => {
    upstream.scenario('held')
    for await (const _ of modelAt()(REQUEST, new AbortController().signal)) break
    await upstream.disconnected()
  })

  test('nothing stays behind: no listener, no timer', async () => {
    const caller = new AbortController()
    const before = timers()
    for (const model of ['plain', 'cut', 'unauthorized', 'garbage']) await ask({ model }, caller.signal)
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0)
    expect(timers()).toBeLessThanOrEqual(before)
  })
})

function timers() {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}
