import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PaidApp, startPaidApp } from '../../../tests/app/paid-app.ts'
import {
  dispute,
  endPeriod,
  payCheckout,
  payInvoice,
  refund,
} from '../../../tests/fakes/stripe/happenings.ts'
import { buildParent } from '../../../tests/people/factories.ts'

let paid: PaidApp
beforeAll(async () => {
  paid = await startPaidApp()
})
afterAll(() => paid.stop())

describe('a living subscription', () => {
  test('an upgrade is paid at once, a downgrade waits for the period’s end', async () => {
    const { parent, subscription, since } = await paid.paying()
    expect(await paid.pageFor(parent, 'ultimate', 1999)).toBe('/my-children')
    await paid.tellAll(since)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'ultimate' })
    expect(await paid.creditsOf(parent)).toEqual([-1])
    expect(await paid.pageFor(parent, 'basic', 500)).toBe('/my-children')
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'ultimate', nextPlanId: 'basic' })
    const at = paid.ledger.now
    endPeriod(paid.ledger, subscription)
    await paid.tellAll(since)
    paid.ledger.now = at
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'basic', nextPlanId: null })
    expect(await paid.creditsOf(parent)).toEqual([50])
  })

  test('an upgrade that the card does not pay changes nothing', async () => {
    const { parent } = await paid.paying()
    paid.ledger.declines = true
    const refused = await paid.buy(parent, 'ultimate', 1999)
    paid.ledger.declines = false
    expect(refused.status).toBe(402)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'family' })
  })

  test('ends in one press and goes on in one press', async () => {
    const { parent, subscription } = await paid.paying()
    expect((await parent.call('POST', '/api/subscription/cancellation')).status).toBe(200)
    expect(subscription.cancel_at_period_end).toBe(true)
    expect(await paid.termOf(parent)).toMatchObject({
      planId: 'family',
      isCancelled: true,
      renewsByItself: false,
    })
    expect((await parent.call('DELETE', '/api/subscription/cancellation')).status).toBe(200)
    expect(subscription.cancel_at_period_end).toBe(false)
    expect(await paid.termOf(parent)).toMatchObject({ isCancelled: false, renewsByItself: true })
  })

  test('a failed payment: a mail, the plan for a while, and all is well once it is paid', async () => {
    const { parent, subscription, since } = await paid.paying()
    const at = paid.ledger.now
    paid.ledger.declines = true
    const invoice = endPeriod(paid.ledger, subscription)
    paid.ledger.declines = false
    await paid.tellAll(since)
    await paid.tellAll(since)
    const mails = async () => (await paid.app.inbox?.list())?.filter(({ to }) => to === parent.email) ?? []
    await vi.waitUntil(async () => (await mails()).some(({ subject }) => /payment/i.test(subject)), {
      timeout: 20_000,
    })
    expect((await mails()).filter(({ subject }) => /payment/i.test(subject))).toHaveLength(1)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'family' })
    expect(await paid.creditsOf(parent)).toEqual([160])
    if (invoice) payInvoice(paid.ledger, invoice)
    await paid.tellAll(since)
    paid.ledger.now = at
    expect(await paid.creditsOf(parent)).toEqual([310])
  })

  test.each([
    ['given back', refund],
    ['disputed', dispute],
  ])('money that is %s ends the plan', async (_, happens) => {
    const { parent, subscription, since } = await paid.paying()
    const payment = [...paid.ledger.payments.values()].find(
      ({ invoice }) => invoice === subscription.latest_invoice,
    )
    if (!payment) throw new Error('nothing was paid')
    happens(paid.ledger, payment)
    await paid.tellAll(since)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'free', renewsByItself: false })
    expect(subscription.status).toBe('canceled')
  })

  test('a second one of the same family is ended and given back', async () => {
    const { parent, subscription } = await paid.paying()
    const since = paid.fake.events.length
    const again = { ...paid.sessionOf(`${paid.fake.url}/pay/${[...paid.ledger.sessions.keys()].at(-1)}`) }
    paid.ledger.sessions.set('cs_twice', {
      ...again,
      id: 'cs_twice',
      status: 'open',
      payment_status: 'unpaid',
    })
    const twice = paid.ledger.sessions.get('cs_twice')
    if (!twice) throw new Error('no second checkout')
    payCheckout(paid.ledger, twice)
    await paid.tellAll(since)
    const second = paid.ledger.subscriptions.get(twice.subscription ?? '')
    expect(second?.status).toBe('canceled')
    expect(subscription.status).toBe('active')
    const payment = [...paid.ledger.payments.values()].find(
      ({ invoice }) => invoice === second?.latest_invoice,
    )
    expect(payment).toMatchObject({ refunded: payment?.amount })
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'family' })
    expect(await paid.creditsOf(parent)).toEqual([160])
  })

  test('the portal opens for those who pay, and for nobody else', async () => {
    const { parent } = await paid.paying()
    const opened = await parent.call('POST', '/api/subscription/portal')
    expect((await opened.json()).url).toMatch(/portal/)
    expect((await (await buildParent(paid.app)).call('POST', '/api/subscription/portal')).status).toBe(404)
  })
})
