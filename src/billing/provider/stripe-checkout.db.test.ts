import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PaidApp, startPaidApp } from '../../../tests/app/paid-app.ts'
import { endPeriod, expireCheckout, payCheckout } from '../../../tests/fakes/stripe/happenings.ts'
import type { FakeEvent } from '../../../tests/fakes/stripe/stripe.ts'
import { buildChild, buildParent } from '../../../tests/people/factories.ts'
import { providerEvent } from '../tables.ts'

let paid: PaidApp
beforeAll(async () => {
  paid = await startPaidApp()
})
afterAll(() => paid.stop())

describe('a checkout', () => {
  test('paid while the browser is closed: the plan is active; reached but not paid: it is not', async () => {
    const parent = await buildParent(paid.app)
    await buildChild(parent)
    const since = paid.fake.events.length
    const session = paid.sessionOf(await paid.pageFor(parent))
    const checkoutId = new URL(session.success_url).searchParams.get('checkout')
    const read = async () => (await parent.call('GET', `/api/subscription/checkouts/${checkoutId}`)).json()
    expect(await read()).toMatchObject({ status: 'open' })
    expect((await paid.termOf(parent)).planId).toBe('free')
    payCheckout(paid.ledger, session)
    await paid.tellAll(since)
    expect(await read()).toMatchObject({ status: 'paid' })
    expect(await paid.termOf(parent)).toMatchObject({
      planId: 'family',
      renewsByItself: true,
      hasPaidSetupFee: true,
    })
    expect(await paid.creditsOf(parent)).toEqual([160])
  })

  test('paid, and no event ever comes: the page that waits looks for itself', async () => {
    const parent = await buildParent(paid.app)
    const session = paid.sessionOf(await paid.pageFor(parent))
    const checkoutId = new URL(session.success_url).searchParams.get('checkout')
    payCheckout(paid.ledger, session)
    const seen = await parent.call('GET', `/api/subscription/checkouts/${checkoutId}`)
    expect(await seen.json()).toMatchObject({ status: 'paid' })
    expect((await paid.termOf(parent)).planId).toBe('family')
  })

  test('asked for twenty times at once is one payment page, with one fee', async () => {
    const parent = await buildParent(paid.app)
    const pages = await Promise.all(Array.from({ length: 20 }, () => paid.pageFor(parent)))
    expect(new Set(pages).size).toBe(1)
    expect(paid.sessionOf(pages[0] ?? '').items.map(({ cents }) => cents)).toEqual([1200, 2400])
  })

  test('another plan closes the page of the first; an expired one is opened anew', async () => {
    const parent = await buildParent(paid.app)
    const first = paid.sessionOf(await paid.pageFor(parent))
    const second = paid.sessionOf(await paid.pageFor(parent, 'basic', 2900))
    expect(first.status).toBe('expired')
    expect(second.items[0]?.cents).toBe(500)
    expireCheckout(paid.ledger, second)
    expect(paid.sessionOf(await paid.pageFor(parent, 'basic', 2900)).id).not.toBe(second.id)
  })

  test('the setup fee is paid once, ever', async () => {
    const { parent, subscription, since } = await paid.paying()
    subscription.cancel_at_period_end = true
    const at = paid.ledger.now
    endPeriod(paid.ledger, subscription)
    await paid.tellAll(since)
    paid.ledger.now = at
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'free', renewsByItself: false })
    const session = paid.sessionOf(await paid.pageFor(parent, 'family', 1200))
    expect(session.items.map(({ cents }) => cents)).toEqual([1200])
    expect(session.customer).toBe(subscription.customer)
  })

  test.each([
    ['free', 404],
    ['nothing', 404],
    ["'; drop table plan; --", 400],
  ])('of %s is not for sale', async (planId, status) => {
    expect((await paid.buy(await buildParent(paid.app), planId, 0)).status).toBe(status)
  })

  test('a sum that is not the one agreed to is refused', async () => {
    expect((await paid.buy(await buildParent(paid.app), 'family', 1)).status).toBe(409)
  })

  test('another family’s checkout is not there', async () => {
    const session = paid.sessionOf(await paid.pageFor(await buildParent(paid.app)))
    const id = new URL(session.success_url).searchParams.get('checkout')
    const stranger = await buildParent(paid.app)
    expect((await stranger.call('GET', `/api/subscription/checkouts/${id}`)).status).toBe(404)
  })
})

describe('events', () => {
  test('each ten times at once, backwards, and three days late: one effect', async () => {
    const { parent, subscription, since } = await paid.paying()
    endPeriod(paid.ledger, subscription)
    const late = (event: FakeEvent) => ({ ...event, created: event.created - 3 * 24 * 60 * 60 })
    const all = paid.fake.events.slice(since).reverse().map(late)
    const answers = await Promise.all(
      all.flatMap((event) => Array.from({ length: 10 }, () => paid.deliver(event))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await paid.allHandled()
    expect(await paid.creditsOf(parent)).toEqual([10 + 150 + 150])
    const stored = await paid.app.database.db
      .select()
      .from(providerEvent)
      .where(eq(providerEvent.subscriptionId, subscription.id))
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length)
  })

  const count = () => paid.app.database.db.$count(providerEvent)

  test.each([
    ['forged', () => paid.fake.sign(EVENT, new Date(), 'whsec_another')],
    ['stale', () => paid.fake.sign(EVENT, new Date(Date.now() - 301_000))],
    ['from the future', () => paid.fake.sign(EVENT, new Date(Date.now() + 310_000))],
    ['unsigned', () => ({ body: JSON.stringify(EVENT), signature: '' })],
    [
      'changed on the way',
      () => ({ ...paid.fake.sign(EVENT), body: JSON.stringify({ ...EVENT, id: 'evt_other' }) }),
    ],
    ['no JSON', () => ({ body: 'x'.repeat(100), signature: 't=1,v1=00' })],
  ])('S15: %s: 400 and nothing is kept', async (_, signed) => {
    const before = await count()
    expect((await paid.deliver(EVENT, signed())).status).toBe(400)
    expect(await count()).toBe(before)
  })

  test('too large: 413', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024)
    expect((await paid.deliver(EVENT, { body, signature: 't=1,v1=00' })).status).toBe(413)
  })

  test('of a kind that means nothing to us, or about a family that is gone: taken and left', async () => {
    expect((await paid.deliver({ ...EVENT, id: `evt_${randomUUID()}` })).status).toBe(200)
    const { subscription } = await paid.paying()
    subscription.metadata.reference = randomUUID()
    const event = {
      ...EVENT,
      id: `evt_${randomUUID()}`,
      type: 'customer.subscription.updated',
      data: { object: subscription },
    }
    expect((await paid.deliver(event)).status).toBe(200)
    await paid.allHandled()
  })
})

const EVENT: FakeEvent = {
  id: 'evt_nothing',
  object: 'event',
  type: 'customer.created',
  created: 1,
  data: { object: { id: 'cus_1', object: 'customer' } },
}
