import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import {
  type ScenarioName,
  type ScenarioOptions,
  type Step,
  said,
} from '../../../tests/fakes/upstream-scenarios.ts'
import { chatCompletions, type Endpoint } from './chat-completions.ts'
import type { ModelError, ModelRequest } from './model.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Hi' }],
  maxTokens: 300,
  temperature: 0.4,
}
const AMPLE = { firstTokenMs: 20_000, gapMs: 20_000, totalMs: 20_000 }
const SHORT = { firstTokenMs: 100, gapMs: 50, totalMs: 5_000 }
/** For an endpoint that begins well: the busiest machine hears it. */
const GAP = { ...AMPLE, gapMs: 50 }

let upstream: Upstream
beforeEach(async () => {
  upstream = await startUpstream()
})
afterEach(() => upstream.close())

let pauses: number[] = []

function modelAt(endpoint: Partial<Endpoint> = {}) {
  pauses = []
  return chatCompletions(
    { baseUrl: upstream.url, apiKey: 'sk-test', model: 'any', limits: AMPLE, ...endpoint },
    async (ms) => pauses.push(ms),
  )
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

const script = (...steps: Step[]) => upstream.scenario('scripted', { script: () => steps })
const STOP = said({}, 'stop')

describe('how the endpoint says that it ended', () => {
  test.each([
    ['length', 'cut', 'Hello'],
    ['max_tokens', 'cut', 'Hello'],
    ['content_filter', 'withheld', ''],
    ['error', 'broken', 'Hello'],
    ['stop', 'whole', 'Hello'],
    ['eos', 'whole', 'Hello'],
  ])('%s -> %s', async (reason, end, text) => {
    script(said({ content: 'Hello' }, reason))
    expect(await ask()).toMatchObject({ end, text })
  })

  test.each<[string, Step[]]>([
    ['only spaces', [said({ content: ' \n' }), said({ content: '\u200b' }), STOP]],
    ['only thinking in its field', [said({ reasoning_content: 'Hm' }), STOP]],
    ['only thinking between tags', [said({ content: '<think>Hm</think>\n' }), STOP]],
    ['only thinking, up to the limit of tokens', [said({ reasoning: 'Hm' }, 'length')]],
    ['only NUL', [said({ content: '\u0000\u0000' }), STOP]],
    [
      'only another choice',
      [{ choices: [{ index: 1, delta: { content: 'Other' }, finish_reason: null }] }, STOP],
    ],
  ])('%s is empty', async (_, steps) => {
    script(...steps)
    expect(await ask()).toMatchObject({ end: 'empty', text: '' })
  })

  test('a choice beside ours is not ours', async () => {
    const both = [
      { index: 1, delta: { content: 'Other' }, finish_reason: 'stop' },
      { index: 0, delta: { content: 'Ours' }, finish_reason: null },
    ]
    script({ choices: both }, STOP)
    expect(await ask()).toMatchObject({ end: 'whole', text: 'Ours' })
  })
})

describe('what is not for a reader', () => {
  test('thinking is left out wherever it stands', async () => {
    script(
      said({ reasoning_content: 'She ' }),
      said({ content: '<thi' }),
      said({ content: 'nk>wants' }),
      said({ content: '</think>\n\nTry' }),
      said({
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: ' this.' },
        ],
      }),
      STOP,
    )
    expect(await ask()).toMatchObject({ end: 'whole', text: 'Try this.' })
  })

  test('what turns out to have been thinking is held back', async () => {
    script(said({ content: 'The parent wants' }), said({ content: '</think>Try this.' }), STOP)
    expect(await ask()).toMatchObject({ end: 'withheld' })
  })

  test('NUL, controls and halves of characters do not pass', async () => {
    script(said({ content: 'a\u0000b\u202e \ud83d' }), said({ content: '\ude34\ud83d' }), STOP)
    expect(await ask()).toMatchObject({ end: 'whole', text: 'ab 😴\ufffd' })
  })

  test('thinking is a sign of life', async () => {
    const thoughts = Array.from({ length: 8 }, () => said({ reasoning: 'Hm' }))
    upstream.scenario('scripted', {
      script: () => [...thoughts, said({ content: 'Try this.' }), STOP],
      spacingMs: 100,
    })
    // Less than the thinking takes, more than a busy machine needs for its first piece.
    const limits = { firstTokenMs: 700, gapMs: 20_000, totalMs: 20_000 }
    expect(await ask({ limits })).toMatchObject({ end: 'whole', text: 'Try this.' })
  })
})

describe('whose fault it is', () => {
  test.each<[string, ScenarioName, ScenarioOptions, boolean]>([
    ['a connection that resets', 'always-reset', {}, true],
    ['a connection that ends in the middle', 'cut', {}, true],
    ['silence', 'silent', {}, true],
    ['a stall', 'stall', {}, true],
    ['500', 'error-before-first-token', { status: 500 }, true],
    ['503', 'error-before-first-token', { status: 503 }, true],
    ['429', 'rate-limited', {}, true],
    ['an error of its provider', 'error-in-the-middle', {}, true],
    ['400', 'error-before-first-token', { status: 400 }, false],
    ['401', 'unauthorized', {}, false],
    ['an empty answer', 'empty', {}, false],
    ['an endless answer', 'endless', { tokens: ['x'.repeat(1_000)] }, false],
    ['a content filter', 'scripted', { script: () => [said({ content: 'a' }, 'content_filter')] }, false],
    ['a limit of tokens', 'scripted', { script: () => [said({ content: 'a' }, 'length')] }, false],
  ])('%s: %o', async (_, scenario, options, isEndpointFault) => {
    upstream.scenario(scenario, options)
    const limits = scenario === 'silent' || scenario === 'stall' ? SHORT : AMPLE
    const { error } = await ask({ limits })
    expect((error as ModelError).isEndpointFault).toBe(isEndpointFault)
  })

  test("a long answer that runs out of time is not the endpoint's", async () => {
    upstream.scenario('drip', { spacingMs: 10 })
    const { error } = await ask({ limits: { ...AMPLE, totalMs: 80 } })
    expect(error).toMatchObject({ code: 'timeout', isEndpointFault: false })
  })
})

describe('asking again', () => {
  const busyOnce = (status: number, seconds: string) =>
    upstream.scenario('scripted', {
      script: (_, turn) =>
        turn === 1
          ? [{ status, message: 'Slow down', headers: { 'retry-after': seconds } }]
          : [said({ content: 'Hello' }, 'stop')],
    })

  test.each([
    [429, '5', [5_000]],
    [503, '1', [1_000]],
    [429, '0', [0]],
  ])('%i with Retry-After %s is waited for, once', async (status, seconds, waited) => {
    busyOnce(status, seconds)
    expect(await ask()).toMatchObject({ end: 'whole', text: 'Hello' })
    expect(pauses).toEqual(waited)
  })

  test.each([
    [429, '6'],
    [429, 'later'],
    [400, '1'],
  ])('%i with Retry-After %s is not', async (status, seconds) => {
    busyOnce(status, seconds)
    expect(await ask()).toMatchObject({ end: 'rejected' })
    expect(pauses).toEqual([])
  })

  test('an endpoint that stays busy is not asked a third time', async () => {
    upstream.scenario('rate-limited', { headers: { 'retry-after': '1' } })
    expect(await ask()).toMatchObject({ end: 'rejected' })
    expect(upstream.counts.answered).toBe(2)
  })

  const refusing = (...refused: ('temperature' | 'max_tokens')[]) =>
    upstream.scenario('scripted', {
      script: (body) => {
        const name = refused.find((parameter) => parameter in body)
        if (!name) return [said({ content: 'Hello' }, 'stop')]
        const message = `Unsupported parameter: '${name}'. Use 'max_completion_tokens' instead.`
        return [{ status: 400, message: name === 'temperature' ? `Unsupported value: '${name}'` : message }]
      },
    })

  test.each([
    [['temperature'] as const, { max_tokens: 300 }],
    [['max_tokens'] as const, { temperature: 0.4, max_completion_tokens: 300 }],
    [['temperature', 'max_tokens'] as const, { max_completion_tokens: 300 }],
  ])('an endpoint that refuses %j is asked without, and that is remembered', async (refused, sent) => {
    refusing(...refused)
    const model = modelAt()
    for (let n = 0; n < 2; n++) {
      let text = ''
      for await (const token of model(REQUEST, new AbortController().signal)) text += token
      expect(text).toBe('Hello')
    }
    expect(upstream.counts.answered).toBe(refused.length + 2)
    expect(upstream.requests.at(-1)?.body).toEqual({
      model: 'any',
      messages: REQUEST.messages,
      stream: true,
      ...sent,
    })
  })

  test("a refusal that repeats a parent's words about a fever changes nothing for the next", async () => {
    const model = modelAt()
    upstream.scenario('scripted', {
      script: () => [{ status: 400, message: 'No: temperature 39' }],
    })
    const answer = (async () => {
      for await (const _ of model(REQUEST, new AbortController().signal)) break
    })()
    await expect(answer).rejects.toMatchObject({ code: 'rejected' })
    upstream.scenario('plain')
    for await (const _ of model(REQUEST, new AbortController().signal)) break
    expect(upstream.requests.at(-1)?.body.temperature).toBe(0.4)
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
