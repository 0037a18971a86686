import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  familyIdOf,
  send,
  setCredits,
} from '../../tests/people/factories.ts'
import { child } from '../family/tables.ts'
import { findSubscription } from '../plans/queries.ts'
import { activatePlan, type Payment } from './activate-plan.ts'
import { paidPeriod } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const NOW = new Date('2026-05-31T08:00:00Z')
const LATER = new Date('2026-06-30T08:00:00Z')

const payment = (given: Partial<Payment> = {}): Payment => ({
  key: 'checkout-1',
  kind: 'checkout',
  provider: 'stripe',
  planId: 'family',
  priceCents: 1200,
  setupFeeCents: 2400,
  worthCents: 1200,
  country: 'US',
  currency: 'usd',
  startsAt: NOW,
  endsAt: LATER,
  ...given,
})

const childrenOf = async (familyId: string) =>
  app.database.db
    .select({ name: child.name, remainingMessages: child.remainingMessages, isFrozen: child.isFrozen })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(child.createdAt, child.id)

const setUp = async (): Promise<{ parent: Client; familyId: string; childId: string }> => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  return { parent, familyId: await familyIdOf(app, parent), childId: id }
}

test('a payment sets the plan, its month and the messages, and keeps what was charged', async () => {
  const { db } = app.database
  const { familyId } = await setUp()
  expect(await activatePlan(db, familyId, payment())).toBe(true)
  expect(await findSubscription(db, familyId)).toMatchObject({
    planId: 'family',
    subscribedAt: NOW,
    expiresAt: LATER,
    isActive: true,
  })
  expect(await childrenOf(familyId)).toEqual([{ name: 'Mia', remainingMessages: 160, isFrozen: false }])
  const paid = await db.select().from(paidPeriod).where(eq(paidPeriod.familyId, familyId))
  expect(paid).toMatchObject([{ key: 'checkout-1', priceCents: 1200, setupFeeCents: 2400 }])
})

test('twenty reports of one payment at once grant once; the next month grants again', async () => {
  const { db } = app.database
  const { familyId } = await setUp()
  const done = await Promise.all(Array.from({ length: 20 }, () => activatePlan(db, familyId, payment())))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(160)
  const renewal = payment({
    key: 'invoice-2',
    kind: 'renewal',
    startsAt: LATER,
    endsAt: new Date('2026-07-30'),
  })
  const renewed = await Promise.all(Array.from({ length: 20 }, () => activatePlan(db, familyId, renewal)))
  expect(renewed.filter(Boolean)).toHaveLength(1)
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(310)
  expect((await findSubscription(db, familyId)).subscribedAt).toEqual(LATER)
})

test('payments reported in the wrong order grant each month once and leave the newest', async () => {
  const { db } = app.database
  const { familyId } = await setUp()
  const renewal = payment({ key: 'invoice-2', kind: 'renewal', startsAt: LATER })
  await activatePlan(db, familyId, renewal)
  expect(await activatePlan(db, familyId, payment())).toBe(true)
  expect((await findSubscription(db, familyId)).subscribedAt).toEqual(LATER)
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(310)
})

test('a downgrade freezes by what was left; a failure in between leaves nothing behind', async () => {
  const { db } = app.database
  const { parent, familyId, childId } = await setUp()
  await activatePlan(db, familyId, payment())
  const ben = await buildChild(parent, { name: 'Ben' })
  const cleo = await buildChild(parent, { name: 'Cleo' })
  await setCredits(app, cleo.id, 0)
  const rolledBack = db.transaction(async (tx) => {
    await activatePlan(tx, familyId, payment({ key: 'checkout-2', planId: 'basic', startsAt: LATER }))
    throw new Error('the power went')
  })
  await expect(rolledBack).rejects.toThrow('the power went')
  expect((await childrenOf(familyId)).map((one) => one.remainingMessages)).toEqual([160, 150, 0])
  await activatePlan(db, familyId, payment({ key: 'checkout-2', planId: 'basic', startsAt: LATER }))
  expect(await childrenOf(familyId)).toEqual([
    { name: 'Mia', remainingMessages: 210, isFrozen: false },
    { name: 'Ben', remainingMessages: 200, isFrozen: false },
    { name: 'Cleo', remainingMessages: 50, isFrozen: true },
  ])
  expect((await parent.call('DELETE', `/api/children/${cleo.id}`)).status).toBe(409)
  for (const id of [childId, ben.id]) {
    expect((await parent.call('DELETE', `/api/children/${id}`)).status).toBe(204)
  }
  const { children } = await (await parent.call('GET', '/api/children')).json()
  expect(children).toMatchObject([{ name: 'Cleo', isFrozen: false, remainingMessages: 50 }])
})

test('unlimited comes and goes', async () => {
  const { db } = app.database
  const { familyId } = await setUp()
  await activatePlan(db, familyId, payment({ planId: 'ultimate' }))
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(-1)
  await activatePlan(db, familyId, payment({ key: 'checkout-2', planId: 'basic', startsAt: LATER }))
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(50)
})

test.each(['free', 'gold', '', "'; drop table plan;--"])('there is no paid plan %j', async (planId) => {
  const { familyId } = await setUp()
  const refused = activatePlan(app.database.db, familyId, payment({ planId }))
  await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  expect((await findSubscription(app.database.db, familyId)).planId).toBe('free')
})

test('messages sent while a plan is activated neither lose nor gain credits', async () => {
  const { db } = app.database
  const { parent, familyId, childId } = await setUp()
  const { conversation } = await (
    await parent.call('POST', `/api/children/${childId}/conversations`, { kind: 'child' })
  ).json()
  const sends = Array.from({ length: 5 }, (_, n) => send(parent, conversation.id, `Message ${n}`))
  const [, ...answers] = await Promise.all([activatePlan(db, familyId, payment()), ...sends])
  await Promise.all(answers.map((answer) => answer.text()))
  // Nobody answers in this test, so every credit goes back.
  expect((await childrenOf(familyId))[0]?.remainingMessages).toBe(160)
})
