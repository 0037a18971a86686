import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../app/running-server.ts'
import { type FakeStripe, SECRET_KEY, startStripe, WEBHOOK_SECRET } from '../fakes/stripe/stripe.ts'
import { closeVisitors, expectGoodLooks, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { startSite } from './site.ts'

let stripe: FakeStripe
let server: RunningServer
beforeAll(async () => {
  stripe = await startStripe()
  stripe.ledger.now = Math.floor(Date.now() / 1000)
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  }
  server = await startSite(env)
})
afterAll(async () => {
  await closeVisitors()
  await server.stop()
  await stripe.close()
})

test('a parent pays on the provider’s page, changes the plan, stops it and takes it up again', async () => {
  const parent = await newVisitor()
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'paying@example.org', [{}])
  await page.goto(`${server.url}/checkout?plan=family`)
  await page.getByText("You pay on Stripe's page").waitFor()
  await expectGoodLooks(page, 'checkout with a provider')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByText('Please tick this box to go on.').first().waitFor()
  await page.getByRole('checkbox', { name: /renews each month/ }).check()
  await page.getByRole('checkbox', { name: /Start my plan now/ }).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.waitForURL(`${stripe.url}/**`)

  // Reached without having paid: nothing is active.
  const paying = page.url()
  const session = [...stripe.ledger.sessions.values()][0]
  await page.goto(session?.success_url ?? '')
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
  await expectGoodLooks(page, 'confirming')
  await page.goto(paying)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Your Family plan has started' }).waitFor()
  await page.getByRole('link', { name: 'My Children' }).last().click()
  await page.getByText('160 messages left (0/160)').waitFor()

  stripe.sendTo(`${server.url}/api/webhooks/stripe`)
  await page.goto(`${server.url}/checkout?plan=ultimate`)
  await page.getByText("You're changing your plan").waitFor()
  await page.getByText(/Unused days of Family/).waitFor()
  expect(await page.locator('dd').last().textContent()).toBe('$7.99')
  await expectGoodLooks(page, 'checkout of an upgrade')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Complete Checkout' }).click()
  await page.getByText('Your plan was changed.').waitFor()
  await page
    .getByText(/Unlimited/i)
    .first()
    .waitFor()

  await page.goto(`${server.url}/subscription`)
  await page.getByRole('heading', { name: 'Ultimate' }).waitFor()
  await page.getByText(/^It renews on/).waitFor()
  await page.getByRole('button', { name: 'Cancel Plan' }).click()
  await page.getByText(/^It won't renew/).waitFor()
  const subscription = [...stripe.ledger.subscriptions.values()][0]
  expect(subscription?.cancel_at_period_end).toBe(true)
  await page.getByRole('button', { name: 'Resume Plan' }).click()
  await page.getByText(/^It renews on/).waitFor()
  expect(subscription?.cancel_at_period_end).toBe(false)
  await expectGoodLooks(page, 'your plan')
  await page.getByRole('button', { name: 'Card and Receipts' }).click()
  await page.waitForURL(`${stripe.url}/portal/**`)
  expectQuiet()
})
