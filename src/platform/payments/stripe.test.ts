import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispute, endPeriod, payCheckout, refund } from '../../../tests/fakes/stripe/happenings.ts'
import type { Ledger } from '../../../tests/fakes/stripe/ledger.ts'
import {
  type FakeStripe,
  SECRET_KEY,
  startStripe,
  WEBHOOK_SECRET,
} from '../../../tests/fakes/stripe/stripe.ts'
import { BadSignature, type MonthlyPrice, type NewCheckout, type Payments } from './payments.ts'
import { stripePayments } from './stripe.ts'

const FAMILY: MonthlyPrice = { key: 'family-1200-usd', product: 'Family', cents: 1200, currency: 'usd' }
const BASIC: MonthlyPrice = { key: 'basic-500-usd', product: 'Basic', cents: 500, currency: 'usd' }
const CHECKOUT: NewCheckout = {
  reference: 'a family',
  email: 'a@example.org',
  customerId: null,
  price: FAMILY,
  setupFee: { cents: 2400, label: 'Setup fee' },
  successUrl: 'http://127.0.0.1/done?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://127.0.0.1/back',
  idempotencyKey: 'the first',
}

let fake: FakeStripe
let payments: Payments
let ledger: Ledger
beforeAll(async () => {
  fake = await startStripe()
  ledger = fake.ledger
  const settings = {
    webhookSecret: WEBHOOK_SECRET,
    apiBase: fake.url,
    collectTax: true,
    promotionCodes: true,
  }
  payments = stripePayments({ secretKey: SECRET_KEY, ...settings })
})
afterAll(() => fake.close())

const got = <Kept>(kept: Map<string, Kept>, id: string | null): Kept => {
  const one = kept.get(id ?? '')
  if (!one) throw new Error(`no ${id}`)
  return one
}

/** A family that has paid. */
const subscribed = async (idempotencyKey: string): Promise<string> => {
  const { id } = await payments.startCheckout({ ...CHECKOUT, idempotencyKey })
  payCheckout(ledger, got(ledger.sessions, id))
  return (await payments.readCheckout(id)).subscriptionId ?? ''
}

test('a price is made once', async () => {
  const all = { key: 'new-1-usd', product: 'New', cents: 100, currency: 'usd' }
  expect(await payments.ensurePrice(all)).toBe('made')
  expect(await payments.ensurePrice(all)).toBe('found')
})

test('the same checkout asked for twice is one, and another with its key is refused', async () => {
  const [one, two] = await Promise.all([payments.startCheckout(CHECKOUT), payments.startCheckout(CHECKOUT)])
  expect(two.id).toBe(one.id)
  expect(one).toMatchObject({ status: 'open', isPaid: false, reference: 'a family', subscriptionId: null })
  await expect(payments.startCheckout({ ...CHECKOUT, email: 'b@example.org' })).rejects.toThrow(/key/)
})

test('what was paid: the first month with its fee, then each month', async () => {
  const id = await subscribed('months')
  const first = await payments.readSubscription(id)
  expect(first).toMatchObject({
    status: 'active',
    reference: 'a family',
    renewsAs: FAMILY.key,
    isEnding: false,
  })
  expect(first.periods).toMatchObject([
    { priceKey: FAMILY.key, cents: 3600, oneTimeCents: 2400, isRenewal: false },
  ])
  endPeriod(ledger, got(ledger.subscriptions, id))
  const second = await payments.readSubscription(id)
  expect(second.periods).toMatchObject([
    first.periods[0],
    { priceKey: FAMILY.key, cents: 1200, from: first.periods[0]?.until, isRenewal: true },
  ])
})

test('an upgrade is billed at once, a downgrade begins with the next invoice', async () => {
  const id = await subscribed('changes')
  await payments.changePrice({ subscriptionId: id, price: BASIC, when: 'at renewal', idempotencyKey: 'down' })
  expect(await payments.readSubscription(id)).toMatchObject({
    renewsAs: BASIC.key,
    periods: [{ priceKey: FAMILY.key }],
  })
  endPeriod(ledger, got(ledger.subscriptions, id))
  expect((await payments.readSubscription(id)).periods.at(-1)).toMatchObject({
    priceKey: BASIC.key,
    cents: 500,
  })
  await payments.changePrice({ subscriptionId: id, price: FAMILY, when: 'now', idempotencyKey: 'up' })
  const { periods } = await payments.readSubscription(id)
  expect(periods.at(-1)).toMatchObject({ priceKey: FAMILY.key, cents: 700, isRenewal: false })
})

test('ending, staying after all, a declined card, and the end', async () => {
  const id = await subscribed('ending')
  await payments.setEnding(id, true)
  expect(await payments.readSubscription(id)).toMatchObject({ isEnding: true })
  await payments.setEnding(id, false)
  ledger.declines = true
  endPeriod(ledger, got(ledger.subscriptions, id))
  ledger.declines = false
  expect(await payments.readSubscription(id)).toMatchObject({ isEnding: false, status: 'unpaid' })
  await payments.endNow(id)
  await payments.endNow(id)
  expect(await payments.readSubscription(id)).toMatchObject({ status: 'ended' })
})

test('a checkout that is not wanted any more cannot be paid', async () => {
  const { id } = await payments.startCheckout({ ...CHECKOUT, idempotencyKey: 'unwanted' })
  await payments.expireCheckout(id)
  await payments.expireCheckout(id)
  expect(await payments.readCheckout(id)).toMatchObject({ status: 'expired', url: null, isPaid: false })
})

test('money given back, and money that a bank took back', async () => {
  const id = await subscribed('back')
  const paid = (await payments.readSubscription(id)).periods[0]
  await payments.refundInvoice(paid?.invoiceId ?? '')
  await payments.refundInvoice(paid?.invoiceId ?? '')
  const payment = [...ledger.payments.values()].find(({ invoice }) => invoice === paid?.invoiceId)
  expect(payment).toMatchObject({ refunded: 3600 })
  expect(await payments.readPayment(payment?.id ?? '')).toMatchObject({
    subscriptionId: id,
    invoiceId: paid?.invoiceId,
    isRefunded: true,
  })
})

test('the portal opens for a customer', async () => {
  const { customerId } = await payments.readSubscription(await subscribed('portal'))
  expect(await payments.openPortal(customerId, 'http://127.0.0.1/back')).toMatch(/portal/)
})

describe('events', () => {
  const NOW = new Date('2026-02-01T12:00:00Z')
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

  test('say only what they are about', async () => {
    const id = await subscribed('events')
    const payment = [...ledger.payments.values()].at(-1)
    if (!payment) throw new Error('nothing was paid')
    refund(ledger, payment)
    dispute(ledger, payment)
    const read = fake.events.map((event) => {
      const { body, signature } = fake.sign(event, NOW)
      return payments.readEvent(body, signature, NOW)
    })
    const about = (type: string) => read.findLast((event) => event.type === type)
    expect(about('checkout.session.completed')?.checkoutId).toMatch(/^cs_/)
    expect(about('customer.subscription.created')).toMatchObject({ subscriptionId: id })
    expect(about('invoice.paid')).toMatchObject({ subscriptionId: id })
    expect(about('charge.refunded')).toMatchObject({ paymentId: payment.id })
    expect(about('charge.dispute.created')).toMatchObject({ paymentId: payment.id })
  })

  test.each([
    ['forged', () => fake.sign(EVENT, NOW, 'whsec_another'), 0],
    ['stale', () => fake.sign(EVENT, NOW), 301],
    ['from the future', () => fake.sign(EVENT, NOW), -301],
    ['another body', () => ({ ...fake.sign(EVENT, NOW), body: '{"id":"evt_2"}' }), 0],
    ['no signature', () => ({ body: '{}', signature: '' }), 0],
    ['S59: an empty signature', () => ({ body: '{}', signature: `t=${NOW.getTime() / 1000},v1=` }), 0],
    [
      'an empty signature beside a forged one',
      () => ({ body: '{}', signature: `t=${NOW.getTime() / 1000},v1=,v1=${'0'.repeat(64)}` }),
      0,
    ],
    ['nonsense', () => ({ body: '\u0000', signature: 't=99999999999999999999,v1=zz' }), 0],
  ])('%s: refused', (_, signed, seconds) => {
    const { body, signature } = signed()
    expect(() => payments.readEvent(body, signature, after(seconds))).toThrow(BadSignature)
  })

  test('it is the library that refuses what is too old', () => {
    const { body, signature } = fake.sign(EVENT, NOW)
    const refused = () => payments.readEvent(body, signature, after(301))
    expect(refused).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ type: 'StripeSignatureVerificationError' }),
      }),
    )
  })

  test.each([300, -300, 0])('%s seconds away: taken', (seconds) => {
    const { body, signature } = fake.sign(EVENT, NOW)
    expect(payments.readEvent(body, signature, after(seconds)).id).toBe('evt_1')
  })
})

const EVENT = {
  id: 'evt_1',
  object: 'event' as const,
  type: 'customer.created',
  created: 1,
  data: { object: { id: 'cus_1', object: 'customer' } },
}
