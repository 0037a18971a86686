import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { eventsOf } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { ask, buildVisitor, passHours } from '../../tests/people/visitors.ts'
import { message } from '../conversation/data/tables.ts'
import { purgeDeleted } from '../conversation/history/delete-conversation.ts'
import { UNDO_MS } from '../conversation/rules.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
beforeEach(() => upstream.scenario('plain'))
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const codeOf = async (response: Response) => (await response.json()).error.code

test('a new browser has five messages, gets no cookie for looking, and one for writing', async () => {
  const visitor = buildVisitor(app)
  const trial = await visitor.read()
  expect(trial).toMatchObject({
    remaining: 5,
    total: 5,
    canStartToday: true,
    conversationsLeft: 5,
    isKnown: false,
  })
  expect(trial.messages).toHaveLength(1)
  expect(trial.messages[0]?.content).toMatch(/general parenting assistant.*upgrading/)
  const response = await visitor.say('She screams at bedtime')
  await response.text()
  expect(response.headers.get('set-cookie')).toMatch(/^kinwise_trial=.*HttpOnly.*SameSite=Lax/)
  expect(await visitor.read()).toMatchObject({
    remaining: 4,
    canStartToday: false,
    conversationsLeft: 4,
    isKnown: true,
  })
})

test('five messages are answered and the sixth is refused, however many are sent at once', async () => {
  const visitor = buildVisitor(app)
  for (const n of [1, 2, 3, 4]) expect((await ask(visitor, `Question ${n}`)).remaining).toBe(5 - n)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => visitor.say(`Last one ${n}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 402)).toHaveLength(19)
  await Promise.all(answers.map((answer) => answer.text()))
  const trial = await visitor.read()
  expect(trial.remaining).toBe(0)
  expect(trial.messages).toHaveLength(11)
  expect(await codeOf(await visitor.say('And now?'))).toBe('no_credits')
})

test('twenty first messages at once of a known browser are five', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Yesterday')
  await passHours(app, 24)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => visitor.say(`First ${n}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  await Promise.all(answers.map((answer) => answer.text()))
  expect(await visitor.read()).toMatchObject({ remaining: 0, conversationsLeft: 3 })
})

test('the next day begins the next conversation, under what was said before; after five there is none', async () => {
  const visitor = buildVisitor(app)
  for (let day = 1; day <= 5; day++) {
    await ask(visitor, `Day ${day}`)
    const trial = await visitor.read()
    expect(trial).toMatchObject({ remaining: 4, conversationsLeft: 5 - day })
    expect(trial.messages).toHaveLength(1 + 2 * day)
    expect(JSON.stringify(upstream.requests.at(-1)?.body)).toContain('Day 1')
    await passHours(app, 25)
    visitor.network['x-forwarded-for'] = newNetwork()['x-forwarded-for'] ?? ''
  }
  expect(await visitor.read()).toMatchObject({ remaining: 0, canStartToday: false, conversationsLeft: 0 })
  expect(await codeOf(await visitor.say('Day 6'))).toBe('no_credits')
  await visitor.clear()
  expect(await visitor.read()).toMatchObject({ messages: { length: 1 }, remaining: 0, conversationsLeft: 0 })
})

test('a network has twenty messages a day, whatever happens to cookies', async () => {
  const network = newNetwork()
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) {
    const visitor = buildVisitor(app, network)
    const response = await visitor.say(`Question ${n}`)
    await response.text()
    statuses.push(response.status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
  const neighbour = buildVisitor(app, {
    'x-forwarded-for': (network['x-forwarded-for'] ?? '').replace(/7$/, '99'),
  })
  expect((await neighbour.say('From next door')).status).toBe(429)
  expect((await buildVisitor(app).say('From elsewhere')).status).toBe(200)
})

test('thirty at once without any cookie are twenty', async () => {
  const network = newNetwork()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => buildVisitor(app, network).say(`At once ${n}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  await Promise.all(answers.map((answer) => answer.text()))
})

test('the same message sent ten times at once is one message, one answer and one of five', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Hello')
  upstream.scenario('slow', { spacingMs: 5 })
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.say('Only once', clientId)))
  const ends = await Promise.all(answers.map(async (answer) => (await eventsOf(answer)).at(-1)))
  expect(new Set(ends.map((end) => (end?.type === 'ended' ? end.answer?.id : null))).size).toBe(1)
  const trial = await visitor.read()
  expect(trial.remaining).toBe(3)
  expect(trial.messages.filter(({ content }) => content === 'Only once')).toHaveLength(1)
})

test('S18: a failure consumes, says so in fixed words, and names nothing of the endpoint', async () => {
  const visitor = buildVisitor(app)
  for (const [n, scenario] of (['unauthorized', 'error-in-the-middle', 'empty', 'cut'] as const).entries()) {
    upstream.scenario(scenario)
    const { answer, remaining } = await ask(visitor, `Question ${n}`)
    expect(answer?.content).toMatch(/^API KEY ERROR: The key is missing, or the call to the coach failed\./)
    expect(answer?.content).not.toMatch(/sk-|127\.0\.0\.1|Incorrect|Provider|consider upgrading/)
    expect(answer?.status).toBe('failed')
    expect((await visitor.read()).remaining).toBe(remaining)
  }
  expect((await visitor.read()).remaining).toBe(1)
})

test('clearing takes the words away and leaves the budget', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Between us')
  expect((await visitor.clear()).status).toBe(204)
  const trial = await visitor.read()
  expect(trial).toMatchObject({ remaining: 4 })
  expect(trial.messages).toHaveLength(1)
  await purgeDeleted(app.database.db, new Date(Date.now() + UNDO_MS + 1000))
  const kept = await app.database.db.select().from(message)
  expect(kept.filter(({ content }) => content === 'Between us')).toEqual([])
})

test('a made-up or damaged cookie is nobody, and changes nothing of anybody', async () => {
  const visitor = buildVisitor(app)
  await ask(visitor, 'Mine')
  const id = decodeURIComponent(visitor.cookie()).split('=')[1]?.split('.')[0]
  for (const cookie of [
    `kinwise_trial=${id}`,
    `kinwise_trial=${id}.forged`,
    'kinwise_trial=%00',
    `${visitor.cookie()}x`,
  ]) {
    const response = await app.app.request('/api/trial', { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ isKnown: false, remaining: 5 })
    await app.app.request('/api/trial', { method: 'DELETE', headers: { cookie } })
  }
  expect((await visitor.read()).messages).toHaveLength(3)
})
