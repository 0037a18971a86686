import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { providerEvent } from '../../src/billing/tables.ts'
import { payCheckout } from '../fakes/stripe/happenings.ts'
import { type FakeEvent, SECRET_KEY, startStripe, WEBHOOK_SECRET } from '../fakes/stripe/stripe.ts'
import { buildChild, buildParent, type Client } from '../people/factories.ts'
import { startTestApp } from './test-app.ts'

/** The product with the stand-in of the payment provider, and what parents and the provider do there. */
export const startPaidApp = async () => {
  const fake = await startStripe()
  const { ledger } = fake
  ledger.now = Math.floor(Date.now() / 1000)
  const stripe = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: fake.url }
  const app = await startTestApp({
    payments: 'stripe',
    stripe: { ...stripe, collectTax: false, promotionCodes: false },
  })

  const buy = (parent: Client, planId: string, dueCents: number) =>
    parent.call('POST', '/api/subscription/checkouts', {
      checkoutId: randomUUID(),
      planId,
      agreesToRenewal: true,
      startsAtOnce: true,
      dueCents,
    })

  /** The payment page that a parent is led to. */
  const pageFor = async (parent: Client, planId = 'family', dueCents = 3600): Promise<string> => {
    const response = await buy(parent, planId, dueCents)
    expect(response.status).toBe(201)
    return (await response.json()).next
  }

  const sessionOf = (page: string) => {
    const session = ledger.sessions.get(page.split('/').at(-1) ?? '')
    if (!session) throw new Error(`no session for ${page}`)
    return session
  }

  const deliver = (event: FakeEvent, signed = fake.sign(event)) =>
    app.app.request('/api/webhooks/stripe', {
      method: 'POST',
      body: signed.body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signed.signature },
    })

  /** Tells the product of everything that happened since, and waits until it has looked into it. */
  const tellAll = async (since: number): Promise<void> => {
    for (const event of fake.events.slice(since)) expect((await deliver(event)).status).toBe(200)
    await allHandled()
  }

  const allHandled = () =>
    vi.waitUntil(
      async () => {
        const open = await app.database.db.select().from(providerEvent).where(isNull(providerEvent.handledAt))
        return open.length === 0
      },
      { timeout: 30_000 },
    )

  const termOf = async (parent: Client) => (await parent.call('GET', '/api/subscription')).json()

  const creditsOf = async (parent: Client): Promise<number[]> => {
    const { children } = await (await parent.call('GET', '/api/children')).json()
    return children.map(({ remainingMessages }: { remainingMessages: number }) => remainingMessages)
  }

  /** A family with one child that has paid, for the family plan and from the United States unless told. */
  const paying = async ({ planId = 'family', dueCents = 3600, country = 'US' } = {}) => {
    const parent = await buildParent(app)
    const { id } = await buildChild(parent)
    const since = fake.events.length
    const session = sessionOf(await pageFor(parent, planId, dueCents))
    session.country = country
    payCheckout(ledger, session)
    await tellAll(since)
    const subscription = ledger.subscriptions.get(session.subscription ?? '')
    if (!subscription) throw new Error('no subscription')
    return { parent, childId: id, session, subscription, since }
  }

  return {
    ...{
      app,
      fake,
      ledger,
      buy,
      pageFor,
      sessionOf,
      deliver,
      tellAll,
      allHandled,
      termOf,
      creditsOf,
      paying,
    },
    stop: async () => {
      await app.stop()
      await fake.close()
    },
  }
}

export type PaidApp = Awaited<ReturnType<typeof startPaidApp>>
