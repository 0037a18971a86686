import { and, eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activatePlan, type Payment } from '../../src/billing/activate-plan.ts'
import { endPeriod } from '../../src/billing/end-period.ts'
import { listHolders, listPlaces } from '../../src/billing/queries.ts'
import type { Holder } from '../../src/billing/rules.ts'
import { paidPeriod } from '../../src/billing/tables.ts'
import { withdrawContract } from '../../src/billing/withdraw-contract.ts'
import { addChild } from '../../src/family/add-child.ts'
import { deleteChild } from '../../src/family/change-child.ts'
import { loadChildren } from '../../src/family/load-children.ts'
import { child } from '../../src/family/tables.ts'
import { findPlan, findSubscription, listPlans, updateSubscription } from '../../src/plans/queries.ts'
import { hasRunOut } from '../../src/plans/rules/term.ts'
import { initialCredits, isUnlimitedPlan, oneMonthAfter } from '../../src/plans/rules.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { buildChildInput, buildParent, familyIdOf, userIdOf } from '../people/factories.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 15)
const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2026-01-31T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const index = fc.nat({ max: 4 })
const step = fc.oneof(
  fc.record({
    what: fc.constant('pay' as const),
    key: fc.nat({ max: 6 }),
    planId: fc.constantFrom('basic', 'family', 'ultimate'),
    kind: fc.constantFrom('checkout' as const, 'renewal' as const),
    setupFeeCents: fc.constantFrom(0, 2400),
    daysAgo: fc.constantFrom(0, 0, 0, 3, 40),
    times: fc.integer({ min: 1, max: 3 }),
    crashes: fc.boolean(),
  }),
  fc.record({ what: fc.constant('send' as const), index, times: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    what: fc.constantFrom('add' as const, 'load' as const, 'end' as const, 'withdraw' as const),
  }),
  fc.record({ what: fc.constant('delete' as const), index }),
  fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 35 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** One family living through a history, with what an honest book-keeper would have written down beside it. */
const openHistory = async () => {
  const { db } = app.database
  const parent = await buildParent(app)
  const familyId = await familyIdOf(app, parent)
  const userId = await userIdOf(app, parent)
  await updateSubscription(db, familyId, { subscribedAt: START, creditsAt: START })
  const book = { cents: 0, payments: 0, given: 0, sent: 0, back: 0 }
  /** A payment or an end has just said who is frozen. */
  let isRanked = false
  let now = START

  const holders = () => listHolders(db, familyId)
  const sum = (all: Holder[]) => all.reduce((total, one) => total + Math.max(0, one.remainingMessages), 0)
  const isUncounted = (all: Holder[]) => all.some((one) => one.remainingMessages === -1)
  const at = async (place: number) => (await holders())[place]?.id

  const pay = async (given: Extract<Step, { what: 'pay' }>) => {
    const plan = await findPlan(db, given.planId)
    if (!plan) throw new Error('no plan')
    const startsAt = new Date(now.getTime() - given.daysAgo * DAY_MS)
    const payment: Payment = {
      ...{
        key: `payment-${given.key}`,
        kind: given.kind,
        provider: 'stripe',
        planId: plan.id,
        currency: 'usd',
      },
      ...{
        priceCents: plan.priceCents,
        setupFeeCents: given.setupFeeCents,
        worthCents: plan.priceCents,
        country: 'DE',
        startsAt,
        endsAt: oneMonthAfter(startsAt),
      },
    }
    const before = await holders()
    if (given.crashes) {
      const crashed = db.transaction(async (tx) => {
        await activatePlan(tx, familyId, payment)
        throw new Error('the power went')
      })
      await expect(crashed).rejects.toThrow('the power went')
      expect(await holders()).toEqual(before)
    }
    const done = await Promise.all(
      Array.from({ length: given.times }, () => activatePlan(db, familyId, payment)),
    )
    const granted = done.filter(Boolean).length
    expect(granted).toBeLessThanOrEqual(1)
    if (granted === 0) expect(await holders()).toEqual(before)
    isRanked = granted === 1
    book.payments += granted
    book.cents += granted * (plan.priceCents + given.setupFeeCents)
    if (granted && !isUnlimitedPlan(plan)) book.given += plan.maxConversations * before.length
  }

  const send = async (place: number, times: number) => {
    const id = await at(place)
    for (let n = 0; id && n < times; n++) {
      // The charge of a message, as it stands in coaching/statements.ts.
      const charged = await db
        .update(child)
        .set({ remainingMessages: sql`${child.remainingMessages} - 1` })
        .where(
          and(
            eq(child.familyId, familyId),
            eq(child.id, id),
            gt(child.remainingMessages, 0),
            eq(child.isFrozen, false),
          ),
        )
        .returning({ id: child.id })
      book.sent += charged.length
    }
  }

  const live = async (given: Step) => {
    isRanked = false
    if (given.what === 'pay') await pay(given)
    if (given.what === 'send') await send(given.index, given.times)
    if (given.what === 'wait') now = new Date(now.getTime() + given.days * DAY_MS)
    if (given.what === 'load') await loadChildren(db, { familyId, userId })
    if (given.what === 'end') {
      const before = await holders()
      const ended = await Promise.all([endPeriod(db, familyId, now), endPeriod(db, familyId, now)])
      expect(ended.filter(Boolean).length).toBeLessThanOrEqual(1)
      isRanked = ended.some(Boolean)
      if (isRanked) book.given += 10 * before.length
      expect(hasRunOut(await findSubscription(db, familyId), now)).toBe(false)
    }
    if (given.what === 'add') {
      const left = await listPlaces(db, familyId)
      const added = await addChild(db, familyId, buildChildInput()).catch(() => null)
      // Whoever takes a deleted child's place goes on with what that one left.
      if (added && (left.length === 0 || added.remainingMessages === -1)) {
        book.given += Math.max(0, added.remainingMessages)
      }
    }
    if (given.what === 'withdraw') {
      const before = await holders()
      const enqueueRefund = async (_: unknown, { cents }: { cents: number }) => {
        book.back += cents
      }
      const parts = { db, enqueueMail: async () => {}, enqueueRefund }
      const twice = [1, 2].map(() => withdrawContract(parts, { familyId, email: '' }, now))
      const done = (await Promise.allSettled(twice)).filter(({ status }) => status === 'fulfilled')
      expect(done.length).toBeLessThanOrEqual(1)
      if (done.length === 1 && isUncounted(before)) book.given += 10 * before.length
    }
    if (given.what === 'delete') {
      const id = await at(given.index)
      if (id) await deleteChild(db, familyId, id).catch(() => null)
    }
  }

  const check = async () => {
    const all = await holders()
    for (const { remainingMessages } of all) expect(remainingMessages).toBeGreaterThanOrEqual(-1)
    const kept = sum(all) + sum(await listPlaces(db, familyId))
    if (!isUncounted(all)) expect(kept).toBeLessThanOrEqual(book.given - book.sent)
    expect(book.back).toBeLessThanOrEqual(book.cents)
    const rows = await db.select().from(paidPeriod).where(eq(paidPeriod.familyId, familyId))
    expect(rows).toHaveLength(book.payments)
    expect(rows.reduce((total, row) => total + row.priceCents + row.setupFeeCents, 0)).toBe(book.cents)
    const plan = await findPlan(db, (await findSubscription(db, familyId)).planId)
    const open = all.filter(({ isFrozen }) => !isFrozen)
    const isOver = open.length > (plan?.maxChildren ?? 0)
    if (isRanked && isOver) expect(open.filter((one) => one.remainingMessages === 0)).toEqual([])
  }
  return { live, check }
}

test('whatever a family lives through: no credit below none, none twice for a payment, no cent lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { live, check } = await openHistory()
      for (const one of steps) {
        await live(one)
        await check()
      }
    }),
    { numRuns: RUNS },
  )
})

test('the plans of the content are the ones these histories know', async () => {
  const plans = await listPlans(app.database.db)
  expect(plans.map(initialCredits)).toEqual([10, 50, 150, -1])
})
