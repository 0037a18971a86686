import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PaidApp, startPaidApp } from '../../../tests/app/paid-app.ts'
import { payCheckout } from '../../../tests/fakes/stripe/happenings.ts'
import type { Subscription } from '../../../tests/fakes/stripe/ledger.ts'
import { type Client, memberOf, setCredits } from '../../../tests/people/factories.ts'
import { listConsents } from '../../accounts/consents.ts'

let paid: PaidApp
beforeAll(async () => {
  paid = await startPaidApp()
})
afterAll(() => paid.stop())

const withdraw = (parent: Client) => parent.call('POST', '/api/subscription/withdrawal')

/** What was paid for a subscription and what went back of it, oldest first, in cents. */
const moneyOf = ({ id }: Subscription): [number, number][] =>
  [...paid.ledger.payments.values()]
    .filter(({ invoice }) => {
      const found = paid.ledger.invoices.get(invoice)
      return found?.parent.subscription_details.subscription === id
    })
    .map(({ amount, refunded }) => [amount, refunded])

const givenBack = async (subscription: Subscription, expected: [number, number][]) => {
  await vi.waitUntil(() => JSON.stringify(moneyOf(subscription)) === JSON.stringify(expected), {
    timeout: 20_000,
  })
  await vi.waitUntil(() => subscription.status === 'canceled', { timeout: 20_000 })
}

const mailTo = (parent: Client) =>
  vi.waitUntil(
    async () =>
      (await paid.app.inbox?.list())?.find(
        ({ to, subject }) => to === parent.email && /withdrawal/.test(subject),
      ),
    { timeout: 20_000 },
  )

describe('S60: a withdrawal', () => {
  test('of what nobody used gives all back, ends the plan and takes its messages', async () => {
    const { parent, subscription, since } = await paid.paying({ country: 'DE' })
    expect((await withdraw(parent)).status).toBe(200)
    await givenBack(subscription, [[3600, 3600]])
    await paid.tellAll(since)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'free' })
    expect(await paid.creditsOf(parent)).toEqual([10])
    expect((await mailTo(parent)).text).toContain('$36 goes back')
  })

  test('after an upgrade gives back both payments', async () => {
    const { parent, subscription, since } = await paid.paying({
      planId: 'basic',
      dueCents: 2900,
      country: 'DE',
    })
    expect(await paid.pageFor(parent, 'family', 1200)).toBe('/my-children')
    expect(await paid.creditsOf(parent)).toEqual([210])
    expect((await withdraw(parent)).status).toBe(200)
    const [, second] = moneyOf(subscription)
    await givenBack(subscription, [
      [2900, 2900],
      [second?.[0] ?? 0, second?.[0] ?? 0],
    ])
    await paid.tellAll(since)
    expect(await paid.creditsOf(parent)).toEqual([10])
  })

  test('keeps what was used, since the plan was asked to start at once, and says so', async () => {
    const { parent, childId, subscription } = await paid.paying({
      planId: 'basic',
      dueCents: 2900,
      country: 'DE',
    })
    await setCredits(paid.app, childId, 25)
    expect((await withdraw(parent)).status).toBe(200)
    await givenBack(subscription, [[2900, 2650]])
    const { text } = await mailTo(parent)
    expect(text).toContain('$26.50 goes back')
    expect(text).toContain('$2.50 stays with us')
  })

  test('after everything was used gives back the fee alone, and the next time the fee is due again', async () => {
    const bought = await paid.paying({ planId: 'basic', dueCents: 2900, country: 'DE' })
    const { parent, childId } = bought
    let { subscription } = bought
    for (let round = 0; round < 3; round++) {
      await setCredits(paid.app, childId, 0)
      expect((await withdraw(parent)).status).toBe(200)
      await givenBack(subscription, [[2900, 2400]])
      expect(await paid.creditsOf(parent)).toEqual([0])
      expect((await paid.buy(parent, 'basic', 500)).status).toBe(409)
      const since = paid.fake.events.length
      const session = paid.sessionOf(await paid.pageFor(parent, 'basic', 2900))
      session.country = 'DE'
      payCheckout(paid.ledger, session)
      await paid.tellAll(since)
      expect(await paid.creditsOf(parent)).toEqual([50])
      subscription = paid.ledger.subscriptions.get(session.subscription ?? '') ?? subscription
    }
  })

  test('counts what a deleted child used, and what it had left as not used', async () => {
    const { parent, childId, subscription } = await paid.paying({
      planId: 'basic',
      dueCents: 2900,
      country: 'DE',
    })
    await setCredits(paid.app, childId, 20)
    expect((await parent.call('DELETE', `/api/children/${childId}`)).status).toBe(204)
    expect((await withdraw(parent)).status).toBe(200)
    await givenBack(subscription, [[2900, 2600]])
  })

  test('is for the billing address’s country, whatever cookie comes along', async () => {
    const { parent } = await paid.paying({ country: 'US' })
    const cookie = `${parent.cookie}; country=DE`
    const asked = await parent.call('POST', '/api/subscription/withdrawal', undefined, { cookie })
    expect(asked.status).toBe(409)
    const seen = await parent.call('GET', '/api/subscription', undefined, { cookie })
    expect(await seen.json()).toMatchObject({ planId: 'family', withdrawableUntil: null })
  })

  test('ends both consents; each contract needs its own', async () => {
    const { parent } = await paid.paying({ country: 'DE' })
    const kept = async () =>
      (await listConsents(paid.app.database.db, await memberOf(paid.app, parent)))
        .filter(({ kind, withdrawnAt }) => ['renewal', 'begin'].includes(kind) && withdrawnAt === null)
        .map(({ kind }) => kind)
        .sort()
    expect(await kept()).toEqual(['begin', 'renewal'])
    expect((await withdraw(parent)).status).toBe(200)
    expect(await kept()).toEqual([])
    for (const missing of ['agreesToRenewal', 'startsAtOnce']) {
      const answer = await parent.call('POST', '/api/subscription/checkouts', {
        ...{ checkoutId: crypto.randomUUID(), planId: 'family', dueCents: 3600 },
        ...{ agreesToRenewal: true, startsAtOnce: true, [missing]: false },
      })
      expect(answer.status).toBe(400)
    }
  })
})

describe('an upgrade', () => {
  test('an hour before the month’s end begins a new one at its price, less an hour of the old', async () => {
    const { parent, subscription } = await paid.paying({ planId: 'basic', dueCents: 2900 })
    const [item] = subscription.items.data
    const at = paid.ledger.now
    paid.ledger.now = (item?.current_period_end ?? 0) - 3600
    const upgradedAt = paid.ledger.now
    expect(await paid.pageFor(parent, 'family', 1200)).toBe('/my-children')
    paid.ledger.now = at
    expect(moneyOf(subscription).at(-1)?.[0]).toBe(1199)
    expect(item?.current_period_start).toBe(upgradedAt)
    expect(await paid.termOf(parent)).toMatchObject({
      planId: 'family',
      nextDate: new Date((item?.current_period_end ?? 0) * 1000).toISOString(),
    })
    expect(await paid.creditsOf(parent)).toEqual([210])
  })

  test('after a smaller plan was chosen for the next month takes off the days that were paid for', async () => {
    const { parent, subscription } = await paid.paying()
    expect(await paid.pageFor(parent, 'basic', 500)).toBe('/my-children')
    expect(await paid.pageFor(parent, 'ultimate', 1999)).toBe('/my-children')
    expect(moneyOf(subscription).at(-1)?.[0]).toBe(1999 - 1200)
    expect(await paid.termOf(parent)).toMatchObject({ planId: 'ultimate', nextPlanId: null })
  })

  test('says beforehand what is unused', async () => {
    const { parent } = await paid.paying()
    const { unusedCents } = await paid.termOf(parent)
    expect(unusedCents).toBeGreaterThan(1190)
    expect(unusedCents).toBeLessThanOrEqual(1200)
  })
})
