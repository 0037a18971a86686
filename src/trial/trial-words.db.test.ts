import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { trialWords } from '../../content/trial/words.ts'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { type FakeWebhook, startWebhook } from '../../tests/fakes/webhook.ts'
import { buildParent, buildTalk, clientOf, cookieOf, eventsOf, send } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { ask, buildVisitor, passHours } from '../../tests/people/visitors.ts'
import { conversation, message } from '../conversation/data/tables.ts'
import { forgetOldTrials } from './forget-old-trials.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const LOW = 'I feel so sad and empty since the birth and cry every day'

let upstream: Upstream
let webhook: FakeWebhook
let app: TestApp
// With webhooks too, which are for families: no visitor's word may go there.
beforeAll(async () => {
  upstream = await startUpstream()
  webhook = await startWebhook()
  app = await startTestApp({
    coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' },
    coachWebhooks: webhook,
  })
})
beforeEach(() => upstream.scenario('plain'))
afterAll(async () => {
  await app.stop()
  await upstream.close()
  await webhook.close()
})

const sentLast = () => JSON.stringify(upstream.requests.at(-1)?.body)

test('an answer streams, ends in the disclaimer, and the coach is never told of it', async () => {
  const visitor = buildVisitor(app)
  const { events, answer } = await ask(visitor, 'She screams at bedtime')
  expect(answer?.content).toBe(`${ANSWER}\n\n${trialWords.disclaimer}`)
  expect(events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join('')).toBe(
    answer?.content,
  )
  expect(trialWords.disclaimer).toMatch(
    /^This is general advice\. For personalized guidance .+ consider upgrading to our premium WhatsApp coach!$/,
  )
  await ask(visitor, 'And then?')
  expect(sentLast()).toContain('She screams at bedtime')
  expect(sentLast()).toContain('Bedtime is hard')
  expect(sentLast()).not.toContain('premium WhatsApp coach')
})

test('webhooks answer a family, and the chat-completion service what else is asked', async () => {
  const config = await (await clientOf(app, '').call('GET', '/api/config')).json()
  expect(config).toMatchObject({ coach: 'webhook', trialCoach: 'chat-completions' })
  await ask(buildVisitor(app), 'She screams at bedtime')
  expect(webhook.requests).toEqual([])
  const { parent, childId, id } = await buildTalk(app)
  const answered = upstream.counts.answered
  await eventsOf(await send(parent, id, 'She screams at bedtime'))
  expect(upstream.counts.answered).toBe(answered)
  expect(webhook.requests).toMatchObject([
    { path: '/child', body: { parent: { email: parent.email }, child: { id: childId } } },
  ])
})

test('a card comes first, costs nothing, is followed by an answer, and shows with none left', async () => {
  const visitor = buildVisitor(app)
  const { accepted, answer, remaining } = await ask(visitor, 'My son just swallowed button batteries')
  expect(accepted.message.card).toMatchObject({ level: 'emergency', concern: 'poisoning' })
  expect(answer?.content).toBe(ANSWER)
  expect(remaining).toBe(5)
  expect(await visitor.read()).toMatchObject({ remaining: 5, conversationsLeft: 5, canStartToday: true })
  for (let n = 0; n < 5; n++) await ask(visitor, `Question ${n}`)
  const last = await ask(visitor, 'I want to die')
  expect(last.accepted.message.card).toMatchObject({ concern: 'suicide' })
  expect(last.answer?.content).toBe(ANSWER)
  expect((await visitor.read()).messages.at(-2)?.card).toMatchObject({ concern: 'suicide' })
})

test('in sorrow nothing is sold, and with no message left the way to help still shows', async () => {
  const visitor = buildVisitor(app)
  const { accepted, answer, remaining } = await ask(visitor, LOW)
  expect(accepted.message.card).toMatchObject({ level: 'support' })
  expect(answer?.content).toBe(ANSWER)
  expect(remaining).toBe(4)
  for (let n = 0; n < 4; n++) await ask(visitor, `Question ${n}`)
  const asked = upstream.counts.answered
  const spent = await ask(visitor, LOW)
  expect(spent.accepted.message.card).toMatchObject({ level: 'support' })
  expect(spent.answer).toBeNull()
  expect(upstream.counts.answered).toBe(asked)
})

test('a card is never refused: not by a used-up network, not by a database that is away', async () => {
  const network = newNetwork()
  for (let n = 0; n < 20; n++) await (await buildVisitor(app, network).say(`Question ${n}`)).text()
  expect((await ask(buildVisitor(app, network), 'she is not breathing')).accepted.message.card).not.toBeNull()
  const { db } = app.database
  const whole = db.transaction
  db.transaction = () => Promise.reject(new Error('away'))
  try {
    expect((await ask(buildVisitor(app), 'she is not breathing')).accepted.message.card).not.toBeNull()
  } finally {
    db.transaction = whole
  }
})

test('past ten messages the older ones are told in summary, with a fixed sentence where that fails', async () => {
  const visitor = buildVisitor(app)
  for (let n = 0; n < 4; n++) await ask(visitor, `Question ${n} about bedtime`)
  await ask(visitor, 'I want to die')
  const before = upstream.requests.length
  upstream.scenario('plain', { tokens: ['Bedtime was ', 'the worry.'] })
  await ask(visitor, 'The newest question')
  const calls = upstream.requests
    .slice(before)
    .map(({ body }) => body as { temperature: number; messages: { content: string }[] })
  const [summary, main] = calls
  expect(calls).toHaveLength(2)
  expect(summary).toMatchObject({ temperature: 0.3 })
  expect(main).toMatchObject({ temperature: 0.7 })
  expect(summary?.messages.at(-1)?.content).toContain('Question 0 about bedtime')
  const told =
    main?.messages
      .slice(1)
      .map(({ content }) => content)
      .join('\n') ?? ''
  expect(told).toContain('Bedtime was the worry.')
  expect(told).not.toContain('Question 0 about bedtime')
  expect(told).toContain('Question 3 about bedtime')
})

test('what was written comes along: linked with the first signed-in request, read-only, and gone from the browser', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Will this come along?')
  const parent = await buildParent(app, { verified: false })
  const signedIn = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', {
    email: parent.email,
    password: 'correct horse battery',
  })
  const both = clientOf(app, `${cookieOf(signedIn)}; ${visitor.cookie()}`)
  expect((await both.call('GET', '/api/me')).status).toBe(200)
  const linked = await app.database.db.select().from(conversation).where(isNull(conversation.childId))
  expect(linked).toHaveLength(1)
  const kept = await (await clientOf(app, cookieOf(signedIn)).call('GET', '/api/trial')).json()
  expect(kept).toMatchObject({ kind: 'trial', isKept: true, remaining: 0 })
  expect(kept.messages.map(({ content }: { content: string }) => content)).toEqual([
    trialWords.greeting,
    'Will this come along?',
    `${ANSWER}\n\n${trialWords.disclaimer}`,
  ])
  // The next person at this browser reads nothing of it, and gets no second trial today.
  const next = await visitor.read()
  expect(next).toMatchObject({ isKept: false, remaining: 0, canStartToday: false })
  expect(next.messages).toHaveLength(1)
  const stranger = await buildParent(app)
  expect((await (await stranger.call('GET', '/api/trial')).json()).messages).toHaveLength(1)
})

test('a month later what nobody took along is forgotten, and what a family has is not', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Forget me')
  await passHours(app, 31 * 24)
  await forgetOldTrials(app.database.db)
  const left = await app.database.db.select().from(message)
  expect(left.filter(({ content }) => content === 'Forget me')).toEqual([])
  expect(left.filter(({ content }) => content === 'Will this come along?')).toHaveLength(1)
})

test('the demo answers from the guide, carries the thread, keeps nothing, and stops at forty an hour', async () => {
  const network = newNetwork()
  const asked = upstream.counts.answered
  const say = (text: string, earlier: string[] = []) =>
    clientOf(app, '').call(
      'POST',
      '/api/demo/messages',
      { clientId: crypto.randomUUID(), text, earlier },
      network,
    )
  const rows = async () => (await app.database.db.select().from(message)).length
  const before = await rows()
  const first = 'My 4 year old screams every night at bedtime'
  const one = (await eventsOf(await say(first))).at(-1)
  const two = (await eventsOf(await say('that did not work', [first]))).at(-1)
  expect(one?.type === 'ended' && one.answer?.content).toMatch(/bed/i)
  expect(two?.type === 'ended' && two.answer?.content).not.toBe(one?.type === 'ended' && one.answer?.content)
  expect(two?.type === 'ended' && two.answer?.sources.length).toBeGreaterThan(0)
  for (let n = 0; n < 38; n++) expect((await (await say('Hello')).text()).length).toBeGreaterThan(0)
  expect((await say('Hello')).status).toBe(429)
  expect((await eventsOf(await say('she is not breathing')))[0]).toMatchObject({
    message: { card: { level: 'emergency' } },
  })
  expect(await rows()).toBe(before)
  expect(upstream.counts.answered).toBe(asked)
})

test.each<[string, unknown]>([
  ['no body', undefined],
  ['a list', []],
  ['no text', { clientId: crypto.randomUUID() }],
  ['blank text', { clientId: crypto.randomUUID(), text: ' \n ' }],
  ['too much text', { clientId: crypto.randomUUID(), text: 'x'.repeat(4001) }],
  ['no id', { clientId: "1' or '1'='1", text: 'Hello' }],
  ['another field', { clientId: crypto.randomUUID(), text: 'Hello', remaining: 99 }],
  [
    'too much earlier',
    { clientId: crypto.randomUUID(), text: 'Hello', earlier: Array(8).fill('a'.repeat(501)) },
  ],
  ['too many earlier', { clientId: crypto.randomUUID(), text: 'Hello', earlier: Array(9).fill('a') }],
])('%s is refused and no trouble', async (_, body) => {
  for (const path of ['/api/trial/messages', '/api/demo/messages'])
    expect((await clientOf(app, '').call('POST', path, body)).status).toBe(400)
})

test('NUL, controls and lone halves of characters are no trouble', async () => {
  for (const text of [
    'a\u0000b\u202ec',
    '\ud800 alone',
    '👩‍👧‍👦'.repeat(300),
    '../../etc/passwd\r\nSet-Cookie: a=b',
  ])
    expect((await buildVisitor(app).say(text)).status).toBe(200)
})

test('the coach is told the age a visitor names, and guidance for it; and no age where none was named', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Bedtime is a battle every night')
  expect(sentLast()).toContain('age: Not specified')
  await ask(visitor, 'My 4 year old screams every night at bedtime')
  expect(sentLast()).toMatch(/age: 4 years/)
})

test('an answer that no coach may give is withdrawn, and a card stands in its place', async () => {
  const visitor = buildVisitor(app)
  upstream.scenario('plain', { tokens: ['Just spank him ', 'when he cries.'] })
  const { answer } = await ask(visitor, 'My baby cries every evening for hours')
  expect(answer?.content).toMatch(/^About crying/)
  expect(answer?.content).not.toContain('spank')
  expect((await visitor.read()).remaining).toBe(4)
})
