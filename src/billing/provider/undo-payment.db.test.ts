import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaidApp, startPaidApp } from '../../../tests/app/paid-app.ts'
import { dispute, endPeriod, refund } from '../../../tests/fakes/stripe/happenings.ts'
import type { Payment, Subscription } from '../../../tests/fakes/stripe/ledger.ts'
import { setCredits } from '../../../tests/people/factories.ts'

let paid: PaidApp
beforeAll(async () => {
  paid = await startPaidApp()
})
afterAll(() => paid.stop())

const paymentsOf = ({ id }: Subscription): Payment[] =>
  [...paid.ledger.payments.values()].filter(
    ({ invoice }) => paid.ledger.invoices.get(invoice)?.parent.subscription_details.subscription === id,
  )

const firstOf = (subscription: Subscription): Payment => {
  const [first] = paymentsOf(subscription)
  if (!first) throw new Error('nothing was paid')
  return first
}

test.each([
  ['given back', 160, 10, refund],
  ['disputed', 160, 10, dispute],
  ['given back after all was used: never below none', 4, 0, refund],
  ['disputed after all was used, and no free month begins', 0, 0, dispute],
] as const)('S60: money that is %s takes the messages of its month', async (_, before, after, happens) => {
  const { parent, childId, subscription, since } = await paid.paying()
  await setCredits(paid.app, childId, before)
  happens(paid.ledger, firstOf(subscription))
  await paid.tellAll(since)
  await paid.tellAll(since)
  expect(await paid.termOf(parent)).toMatchObject({ planId: 'free' })
  expect(await paid.creditsOf(parent)).toEqual([after])
  expect(subscription.status).toBe('canceled')
})

test('of a month before: what is left of it goes, once, and the plan goes on', async () => {
  const { parent, subscription, since } = await paid.paying()
  const at = paid.ledger.now
  endPeriod(paid.ledger, subscription)
  await paid.tellAll(since)
  paid.ledger.now = at
  expect(await paid.creditsOf(parent)).toEqual([310])
  refund(paid.ledger, firstOf(subscription))
  dispute(paid.ledger, firstOf(subscription))
  await paid.tellAll(since)
  expect(await paid.creditsOf(parent)).toEqual([160])
  expect(await paid.termOf(parent)).toMatchObject({ planId: 'family' })
})

test('a part that was given back changes nothing', async () => {
  const { parent, subscription, since } = await paid.paying()
  refund(paid.ledger, firstOf(subscription), 500)
  await paid.tellAll(since)
  expect(await paid.creditsOf(parent)).toEqual([160])
  expect(await paid.termOf(parent)).toMatchObject({ planId: 'family' })
})
