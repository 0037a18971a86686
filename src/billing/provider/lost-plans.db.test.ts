import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaidApp, startPaidApp } from '../../../tests/app/paid-app.ts'
import { quietLog } from '../../../tests/app/test-database.ts'
import { endSubscription, payCheckout } from '../../../tests/fakes/stripe/happenings.ts'
import { SECRET_KEY, WEBHOOK_SECRET } from '../../../tests/fakes/stripe/stripe.ts'
import { buildParent, type Client, familyIdOf } from '../../../tests/people/factories.ts'
import type { Db } from '../../platform/db/db.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { checkout, providerEvent } from '../tables.ts'
import type { ProviderParts } from './converge-subscription.ts'
import { followCheckout } from './follow-checkout.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { insertEvent } from './provider-queries.ts'
import { reconcile } from './reconcile.ts'

let paid: PaidApp
beforeAll(async () => {
  paid = await startPaidApp()
})
afterAll(() => paid.stop())

const partsWith = (db: Db): ProviderParts => ({
  db,
  payments: stripePayments({
    ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: paid.fake.url },
    ...{ collectTax: false, promotionCodes: false },
  }),
  clock: () => new Date(),
  log: quietLog,
  enqueueMail: async () => {},
})

/** The database as it is when it goes away after so many reads. */
const awayAfter = (reads: number): Db => {
  let left = reads
  return new Proxy(paid.app.database.db, {
    get: (db, name) => {
      const found = Reflect.get(db, name)
      if (name !== 'select') return found
      return (...given: unknown[]) => {
        if (left-- <= 0) throw new Error('connection lost')
        return Reflect.apply(found, db, given)
      }
    },
  })
}

/** Paid, and no event has come. */
const payUnheard = async (parent: Client) => {
  const session = paid.sessionOf(await paid.pageFor(parent))
  payCheckout(paid.ledger, session)
  const checkoutId = new URL(session.success_url).searchParams.get('checkout') ?? ''
  const subscription = paid.ledger.subscriptions.get(session.subscription ?? '')
  if (!subscription) throw new Error('no subscription')
  return { session, checkoutId, subscription }
}

const planOf = async (parent: Client): Promise<string> => (await paid.termOf(parent)).planId

test.each([1, 2, 3])(
  'S58: a database away after %s reads loses no plan: the event stays open and is tried again',
  async (reads) => {
    const { db } = paid.app.database
    const parent = await buildParent(paid.app)
    const { session } = await payUnheard(parent)
    const id = `evt_away_${reads}`
    const about = { subscriptionId: null, checkoutId: session.id, paymentId: null }
    await insertEvent(db, { id, type: 'checkout.session.completed', createdAt: new Date(), ...about })
    await expect(handlePaymentEvent(partsWith(awayAfter(reads)), id)).rejects.toThrow('connection lost')
    const [event] = await db.select().from(providerEvent).where(eq(providerEvent.id, id))
    expect(event?.handledAt).toBeNull()
    const [row] = await db.select().from(checkout).where(eq(checkout.sessionId, session.id))
    expect(row?.status).toBe('open')
    await handlePaymentEvent(partsWith(db), id)
    expect(await planOf(parent)).toBe('family')
  },
)

test('S58: the page that waits keeps waiting while the database is away, and then finds the plan', async () => {
  const parent = await buildParent(paid.app)
  const familyId = await familyIdOf(paid.app, parent)
  const { checkoutId } = await payUnheard(parent)
  const asked = followCheckout(partsWith(awayAfter(1)), familyId, checkoutId)
  await expect(asked).rejects.toThrow('connection lost')
  const state = await followCheckout(partsWith(paid.app.database.db), familyId, checkoutId)
  expect(state.status).toBe('paid')
  expect(await planOf(parent)).toBe('family')
})

test.each(['', 'another shop’s order 17', '00000000-0000-0000-0000-000000000000'])(
  'a subscription whose reference is %j is nobody’s of ours: the event is done with',
  async (reference) => {
    const { db } = paid.app.database
    const parent = await buildParent(paid.app)
    const { subscription } = await payUnheard(parent)
    subscription.metadata.reference = reference
    const id = `evt_foreign_${reference.length}`
    const about = { subscriptionId: subscription.id, checkoutId: null, paymentId: null }
    await insertEvent(db, { id, type: 'invoice.paid', createdAt: new Date(), ...about })
    await handlePaymentEvent(partsWith(db), id)
    const [event] = await db.select().from(providerEvent).where(eq(providerEvent.id, id))
    expect(event?.handledAt).not.toBeNull()
    expect(await planOf(parent)).toBe('free')
  },
)

test('S58: the nightly look finds the plan whose events were all lost, and the end that nobody heard of', async () => {
  const [begun, ended] = [await buildParent(paid.app), await paid.paying()]
  await payUnheard(begun)
  endSubscription(paid.ledger, ended.subscription)
  await reconcile(partsWith(paid.app.database.db))
  expect(await planOf(begun)).toBe('family')
  expect(await planOf(ended.parent)).toBe('free')
  await reconcile(partsWith(paid.app.database.db))
  expect(await planOf(begun)).toBe('family')
})

test('one that cannot be looked into does not keep the others from their plan', async () => {
  const broken = await paid.paying()
  const item = broken.subscription.items.data.splice(0)
  const parent = await buildParent(paid.app)
  await payUnheard(parent)
  await reconcile(partsWith(paid.app.database.db))
  expect(await planOf(parent)).toBe('family')
  broken.subscription.items.data.push(...item)
})
