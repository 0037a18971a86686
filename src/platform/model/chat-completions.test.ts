import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { AMPLE, REQUEST, useEndpoint } from '../../../tests/app/model-endpoint.ts'
import type { ScenarioName } from '../../../tests/fakes/upstream-scenarios.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const { upstream, modelAt, ask } = useEndpoint()

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
