import { describe, expect, test } from 'vitest'
import { AMPLE, REQUEST, useEndpoint } from '../../../tests/app/model-endpoint.ts'
import { type ScenarioName, type ScenarioOptions, said } from '../../../tests/fakes/upstream-scenarios.ts'
import type { ModelError } from './model.ts'

const SHORT = { firstTokenMs: 100, gapMs: 50, totalMs: 5_000 }
const { upstream, pauses, modelAt, ask } = useEndpoint()

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
