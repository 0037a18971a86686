import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeWebhook, startWebhook, WEBHOOK_ANSWER } from '../../tests/fakes/webhook.ts'
import type { CoachRequest } from './coach.ts'
import { webhookCoach } from './webhook-coach.ts'

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 4.5, type: 'ENFP', interests: ['trains', 'mud'] },
  turns: [{ author: 'user', content: 'Before', status: 'complete', note: null }],
  text: 'Mia will not sleep',
  parent: { uid: 'u1', email: 'parent@example.org' },
  childId: 'c1',
  personalityProfile: 'ENFP|Loves people.',
}

let server: FakeWebhook
beforeAll(async () => {
  server = await startWebhook()
})
afterAll(() => server.close())

const answerTo = async (request: CoachRequest, signal = new AbortController().signal) => {
  const parts = []
  for await (const part of webhookCoach({ ...server, pauseMs: 1 }).answer(request, signal)) parts.push(part)
  return parts
}

test("a child's message goes to the child's webhook with exactly the specification's body", async () => {
  await answerTo(REQUEST)
  expect(server.requests.at(-1)).toMatchObject({ path: '/child' })
  expect(server.requests.at(-1)?.body).toEqual({
    parent: { email: 'parent@example.org', uid: 'u1' },
    child: {
      id: 'c1',
      name: 'Mia',
      age: 4.5,
      personalityProfile: 'ENFP|Loves people.',
      interests: ['trains', 'mud'],
    },
    latestMessage: 'Mia will not sleep',
  })
})

test('Dad & Mom Mode has its own webhook, and what is missing its own words', async () => {
  const child = { ...REQUEST.child, type: null }
  await answerTo({
    ...REQUEST,
    child,
    kind: 'parents',
    parent: { uid: 'u1', email: null },
    personalityProfile: null,
  })
  expect(server.requests.at(-1)).toMatchObject({
    path: '/parents',
    body: {
      parent: { email: 'No email available' },
      child: { personalityProfile: 'No personality profile available yet.' },
    },
  })
})

test('an answer comes sentence by sentence, after a record of what was sent', async () => {
  const [basis, ...texts] = await answerTo(REQUEST)
  expect(basis).toMatchObject({ type: 'basis', sources: [], sent: [{ role: 'user' }] })
  expect(JSON.stringify(basis)).toContain('parent@example.org')
  const deltas = texts.map((part) => (part.type === 'text' ? part.delta : ''))
  expect(deltas).toHaveLength(3)
  expect(deltas.join('')).toBe(WEBHOOK_ANSWER)
})

test('a failure keeps the status and the words for the log, not for the parent', async () => {
  server.scenario('missing')
  const error = await answerTo(REQUEST).catch((caught) => caught)
  server.scenario('misspelled')
  expect(error).toMatchObject({ code: 'coach_failed', message: 'coach_failed' })
  expect(String(error.cause.cause)).toContain('404 The requested webhook')
})

test('a stop ends it between two sentences', async () => {
  const stop = new AbortController()
  let texts = 0
  const reading = async () => {
    const coach = webhookCoach({ ...server, pauseMs: 60_000 })
    for await (const part of coach.answer(REQUEST, stop.signal)) {
      if (part.type === 'text') {
        texts++
        setImmediate(() => stop.abort())
      }
    }
  }
  await expect(reading()).rejects.toThrow()
  expect(texts).toBe(1)
})
