import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type FakeWebhook,
  startWebhook,
  WEBHOOK_ANSWER,
  type WebhookScenario,
} from '../../../tests/fakes/webhook.ts'
import { ModelError } from './model.ts'
import { webhook } from './webhook.ts'

const LIMITS = { totalMs: 5_000, bytes: 256 * 1024 }
const BODY = { parent: { email: 'a@example.org', uid: 'u1' }, latestMessage: 'Grüße' }

let server: FakeWebhook
beforeEach(async () => {
  server = await startWebhook()
})
afterEach(() => server.close())

test.each<[WebhookScenario, boolean]>([
  ['failing', true],
  ['always-reset', true],
  ['missing', false],
  ['not-json', false],
])('whose fault %s is', async (scenario, isEndpointFault) => {
  expect(await ask(scenario)).toMatchObject({ isEndpointFault })
})

const ask = (scenario: WebhookScenario, limits = LIMITS, signal = new AbortController().signal) => {
  server.scenario(scenario)
  return webhook(server.childUrl, limits)(BODY, signal).catch((error) => error)
}

test('the body is posted as JSON', async () => {
  await ask('misspelled')
  expect(server.requests).toMatchObject([
    { path: '/child', headers: { 'content-type': 'application/json' }, body: BODY },
  ])
})

test.each<[WebhookScenario, string]>([
  ['misspelled', WEBHOOK_ANSWER],
  ['array', WEBHOOK_ANSWER],
  ['response', WEBHOOK_ANSWER],
  ['both', WEBHOOK_ANSWER],
  ['object', JSON.stringify({ output: WEBHOOK_ANSWER })],
  ['string', WEBHOOK_ANSWER],
  ['number', '42'],
  ['nested', '{"text":"Hi"}'],
  ['unstorable', 'Try this \ufffd'],
  ['reset-once', WEBHOOK_ANSWER],
])('%s is answered', async (scenario, answer) => {
  expect(await ask(scenario)).toBe(answer)
})

test.each<[WebhookScenario, ModelError['code'], RegExp | null, number]>([
  ['empty', 'empty', null, 1],
  ['blank', 'empty', null, 1],
  ['unseen', 'empty', null, 1],
  ['empty-array', 'empty', null, 1],
  ['null', 'empty', null, 1],
  ['not-json', 'broken', /JSON/, 1],
  ['huge', 'broken', /262144 bytes/, 1],
  ['missing', 'rejected', /^Error: 404 The requested webhook "child" is not registered\.$/, 1],
  ['failing', 'rejected', /^Error: 500 \{"message":"Error in workflow"\}$/, 1],
  ['redirect', 'rejected', /^Error: 307/, 1],
  ['always-reset', 'unreachable', null, 2],
])('%s fails as %s', async (scenario, code, cause, asked) => {
  const error = await ask(scenario)
  expect(error).toBeInstanceOf(ModelError)
  expect(error.code).toBe(code)
  if (cause) expect(String(error.cause)).toMatch(cause)
  expect(server.requests).toHaveLength(asked)
})

test('where nobody listens it is unreachable', async () => {
  const { childUrl } = server
  await server.close()
  const error = await webhook(childUrl)(BODY, new AbortController().signal).catch((caught) => caught)
  expect(error).toMatchObject({ code: 'unreachable' })
})

test.each<WebhookScenario>(['slow', 'slow-body'])('%s times out as a whole', async (scenario) => {
  expect(await ask(scenario, { ...LIMITS, totalMs: 500 })).toMatchObject({ code: 'timeout' })
  await server.until('left')
})

test.each<WebhookScenario>(['slow', 'slow-body'])(
  'an abort ends %s at once, as the abort',
  async (scenario) => {
    const stop = new AbortController()
    const asked = ask(scenario, LIMITS, stop.signal)
    await server.until('asked')
    stop.abort(new Error('stopped by the parent'))
    expect(await asked).toMatchObject({ message: 'stopped by the parent' })
    await server.until('left')
    expect(await ask(scenario, LIMITS, stop.signal)).toMatchObject({ message: 'stopped by the parent' })
  },
)
