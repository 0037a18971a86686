import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../../platform/clock.ts'
import { limit } from '../../platform/http/rate-limit.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import type { Guarded } from '../accounts/guard.ts'
import { listPlans } from '../plans/queries.ts'
import { cancelRenewal, resumeRenewal } from './cancel-renewal.ts'
import { checkoutSchema } from './contract.ts'
import { loadSubscription } from './load-subscription.ts'
import { type CheckoutParts, startCheckout } from './start-checkout.ts'
import { withdrawContract } from './withdraw-contract.ts'

export type BillingParts = CheckoutParts & {
  clock: Clock
  guards: readonly MiddlewareHandler<Guarded>[]
  /** Where the parent is, by their own choice or a guess; null when unknown. */
  countryOf: (c: Context) => string | null
}

const CHECKOUTS = { name: 'checkout', max: 60, windowMs: 60 * 60 * 1000 }

export const planRoutes = ({ db }: Pick<BillingParts, 'db'>) =>
  new Hono().get('/', async (c) => c.json({ plans: await listPlans(db) }))

export const billingRoutes = (parts: BillingParts) => {
  const { db, clock, guards, payments, countryOf } = parts
  const view = (c: Context<Guarded>) =>
    loadSubscription(db, {
      familyId: c.get('actor').familyId,
      country: countryOf(c),
      payments,
      now: clock(),
    })
  return new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => c.json(await view(c)))
    .post(
      '/checkouts',
      limit({ db, key: (c) => c.get('actor').familyId, ...CHECKOUTS }),
      jsonBody(checkoutSchema),
      async (c) => c.json(await startCheckout(parts, c.get('actor'), c.req.valid('json'), clock()), 201),
    )
    .post('/cancellation', async (c) => {
      await cancelRenewal(parts, c.get('actor'), clock())
      return c.json(await view(c))
    })
    .delete('/cancellation', async (c) => {
      await resumeRenewal(parts, c.get('actor'), clock())
      return c.json(await view(c))
    })
    .post('/withdrawal', async (c) => {
      await withdrawContract(parts, c.get('actor'), countryOf(c), clock())
      return c.json(await view(c))
    })
}
