import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { checkout, credits, view } from '../../tests/people/buyer.ts'
import {
  buildChild,
  buildParent,
  type Client,
  clientOf,
  familyIdOf,
  memberOf,
  setCredits,
} from '../../tests/people/factories.ts'
import { listConsents } from '../accounts/consents.ts'
import { paidPeriod } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60 * 1000

const mailsTo = async ({ email }: Client) =>
  (await app.inbox?.list())?.filter(({ to, subject }) => to === email && !subject.startsWith('Verify')) ?? []

test('the plans are everybody’s to read, in their order, with every field', async () => {
  const { plans } = await (await clientOf(app, '').call('GET', '/api/plans')).json()
  expect(plans.map(({ id }: { id: string }) => id)).toEqual(['free', 'basic', 'family', 'ultimate'])
  expect(plans[2]).toMatchObject({
    name: 'Family',
    priceCents: 1200,
    setupFeeCents: 2400,
    maxChildren: 3,
    maxConversations: 150,
    badge: 'Most Popular',
  })
  expect(plans[2]).not.toHaveProperty('isEdited')
})

test('a checkout that charges nothing starts the plan, keeps no consent and no fee as paid, and its mail says so', async () => {
  const parent = await buildParent(app)
  await buildChild(parent)
  const response = await checkout(parent)
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ next: '/my-children' })
  expect(await credits(parent)).toEqual([160])
  expect(await view(parent)).toMatchObject({
    planId: 'family',
    status: 'Active',
    renewsByItself: false,
    isCancelled: false,
    hasPaidSetupFee: false,
    unusedCents: 0,
    withdrawableUntil: null,
    payments: 'placeholder',
  })
  const consents = await listConsents(app.database.db, await memberOf(app, parent))
  expect(consents.filter(({ kind }) => kind === 'renewal' || kind === 'begin')).toEqual([])
  const mail = await vi.waitUntil(async () => (await mailsTo(parent))[0], { timeout: 30_000 })
  expect(mail.subject).toBe('Your Family plan has started')
  expect(mail.text).toContain('Nothing was charged')
  expect(mail.text).not.toMatch(/renews|agreed/)
})

test('twenty checkouts at once with one id are one, and nothing counts as paid', async () => {
  const parent = await buildParent(app)
  await buildChild(parent)
  const checkoutId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(parent, { checkoutId })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await credits(parent)).toEqual([160])
  expect((await checkout(parent, { dueCents: 3600 })).status).toBe(409)
  expect((await checkout(parent)).status).toBe(201)
  expect(await credits(parent)).toEqual([310])
  const periods = await app.database.db
    .select()
    .from(paidPeriod)
    .where(eq(paidPeriod.familyId, await familyIdOf(app, parent)))
  expect(periods.map(({ setupFeeCents, priceCents }) => setupFeeCents + priceCents)).toEqual([0, 0])
})

describe('a checkout is refused', () => {
  let parent: Client
  beforeAll(async () => {
    parent = await buildParent(app)
  })
  test.each([
    ['with a box that is no box', { agreesToRenewal: 'yes' }, 400],
    ['from a country that is none', { country: 'Germany' }, 400],
    ['for the free plan', { planId: 'free', dueCents: 0 }, 404],
    ['for a plan that is not there', { planId: 'gold' }, 404],
    ['for a plan of hostile name', { planId: "'; drop table plan;--" }, 400],
    ['for a plan without a name', { planId: '' }, 400],
    ['for a plan of endless name', { planId: 'x'.repeat(65) }, 400],
    ['at another price than was shown', { dueCents: 1 }, 409],
    ['at a price below nothing', { dueCents: -1 }, 400],
    ['with an id of one’s own making', { checkoutId: 'mine' }, 400],
    ['with credits of one’s own choice', { remainingMessages: 999 }, 400],
  ])('%s', async (_, given, status) => {
    expect((await checkout(parent, given)).status).toBe(status)
    expect((await view(parent)).planId).toBe('free')
  })

  test('for nobody, and before the address is verified', async () => {
    expect((await checkout(clientOf(app, ''))).status).toBe(401)
    expect((await checkout(await buildParent(app, { verified: false }))).status).toBe(403)
  })

  test('S15: where payments are off', async () => {
    const production = await startTestApp({ payments: 'off' })
    const asking = await buildParent(production)
    const response = await checkout(asking)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'payments_off' } })
    expect(await view(asking)).toMatchObject({ planId: 'free', payments: 'off' })
    await production.stop()
  })
})

test('cancelling and taking up again are one call each, and change nothing twice', async () => {
  const parent = await buildParent(app)
  expect((await parent.call('POST', '/api/subscription/cancellation')).status).toBe(409)
  await checkout(parent)
  for (let times = 0; times < 2; times++) {
    const cancelled = await parent.call('POST', '/api/subscription/cancellation')
    expect(await cancelled.json()).toMatchObject({ planId: 'family', isCancelled: true })
  }
  const resumed = await parent.call('DELETE', '/api/subscription/cancellation')
  expect(await resumed.json()).toMatchObject({ planId: 'family', isCancelled: false })
  const consents = await listConsents(app.database.db, await memberOf(app, parent))
  expect(consents.filter(({ kind }) => kind === 'renewal')).toEqual([])
  await vi.waitUntil(async () => (await mailsTo(parent)).length === 2, { timeout: 30_000 })
  const subjects = (await mailsTo(parent)).map(({ subject }) => subject)
  expect(subjects).toContain("Your Family plan won't renew")
})

test('S60: a buyer in the Union withdraws within fourteen days, whatever cookie they bring; others and later ones do not', async () => {
  const parent = await buildParent(app)
  await buildChild(parent)
  const withdraw = (cookie = 'US') =>
    parent.call('POST', '/api/subscription/withdrawal', undefined, {
      cookie: `${parent.cookie}; country=${cookie}`,
    })
  await checkout(parent, { country: 'US' })
  expect((await withdraw('DE')).status).toBe(409)
  expect((await view(parent)).withdrawableUntil).toBeNull()
  await checkout(parent, { country: 'DE' })
  expect((await view(parent)).withdrawableUntil).not.toBeNull()
  const both = await Promise.all([withdraw(), withdraw()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await view(parent)).toMatchObject({ planId: 'free', withdrawableUntil: null })
  // Both checkouts are one period, and all that it gave is gone.
  expect(await credits(parent)).toEqual([10])
  const subjects = async () => (await mailsTo(parent)).map(({ subject }) => subject)
  await vi.waitUntil(async () => (await subjects()).includes("We've received your withdrawal"), {
    timeout: 30_000,
  })
  const mail = (await mailsTo(parent)).find(({ subject }) => subject === "We've received your withdrawal")
  expect(mail?.text).toMatch(/reached us on \d+ \w+ \d{4} at \d\d:\d\d:\d\d UTC/)
  expect(mail?.text).toContain("We hadn't charged you anything")

  await checkout(parent, { country: 'DE' })
  const { db } = app.database
  const fifteenDays = new Date(Date.now() - 15 * DAY_MS)
  await db
    .update(paidPeriod)
    .set({ startsAt: fifteenDays })
    .where(eq(paidPeriod.familyId, await familyIdOf(app, parent)))
  expect((await withdraw('DE')).status).toBe(409)
  expect((await view(parent)).planId).toBe('family')
})

test('S60: bought, used up and withdrawn again and again: no message is gained', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  await setCredits(app, id, 0)
  for (let round = 0; round < 3; round++) {
    await checkout(parent, { country: 'DE' })
    expect(await credits(parent)).toEqual([150])
    if (round > 0) await setCredits(app, id, 0)
    const done = await parent.call('POST', '/api/subscription/withdrawal')
    expect(done.status).toBe(200)
    expect(await credits(parent)).toEqual([0])
  }
})
