import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildChild, buildParent, eventsOf, openTalk, send } from '../../tests/people/factories.ts'
import { ask, buildVisitor } from '../../tests/people/visitors.ts'
import { coachTokens } from '../coach/tables.ts'
import { addTokens, tokensOn } from '../coach/token-budget.ts'

const BUDGET = 500
const LOW = 'I feel so sad and empty since the birth and cry every day'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({
    coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' },
    dailyTokenBudget: BUDGET,
  })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const today = () => new Date().toISOString().slice(0, 10)
const counted = () => tokensOn(app.database.db, today())

test('what many count at once comes to one number', async () => {
  const { db } = app.database
  await Promise.all(Array.from({ length: 40 }, () => addTokens(db, '2001-02-03', 7)))
  expect(await tokensOn(db, '2001-02-03')).toBe(280)
  expect(await tokensOn(db, '2001-02-04')).toBe(0)
})

test('an answer counts its prompt and its words; then guests wait for tomorrow, and nobody else does', async () => {
  await ask(buildVisitor(app), 'She screams at bedtime')
  const bodies = upstream.requests.map(({ body }) => body)
  const chars = bodies
    .flatMap(({ messages }) => messages)
    .reduce((sum, { content }) => sum + content.length, 0)
  await vi.waitUntil(async () => (await counted()) > chars / 4, { timeout: 5000 })
  expect(await counted()).toBeGreaterThanOrEqual(BUDGET)
  expect(bodies.at(-1)).toMatchObject({ max_tokens: 4000, temperature: 0.7 })

  const asked = upstream.counts.answered
  const guest = buildVisitor(app)
  const refused = await guest.say('She screams at bedtime')
  expect(refused.status).toBe(403)
  expect((await refused.json()).error.code).toBe('trial_closed')
  expect(await guest.read()).toMatchObject({ remaining: 5, conversationsLeft: 5 })
  for (const words of ['My son just swallowed button batteries', LOW]) {
    const { accepted, answer } = await ask(guest, words)
    expect(accepted.message.card).not.toBeNull()
    expect(answer).toBeNull()
  }
  expect(upstream.counts.answered).toBe(asked)

  const parent = await buildParent(app)
  const child = await buildChild(parent)
  const { conversation } = await openTalk(parent, child.id)
  const ended = (await eventsOf(await send(parent, conversation.id, 'Bedtime is hard'))).at(-1)
  expect(ended).toMatchObject({ type: 'ended', answer: { status: 'complete' } })

  // What was counted is stored a moment later.
  const spent = await counted()
  await vi.waitUntil(async () => (await counted()) > spent, { timeout: 5000 })
  await app.database.db.update(coachTokens).set({ day: '2001-01-01' }).where(eq(coachTokens.day, today()))
  expect((await ask(guest, 'She screams at bedtime')).answer?.status).toBe('complete')
})
