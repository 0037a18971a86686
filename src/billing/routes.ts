import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type Guarded, only } from '../accounts/guard.ts'
import { listPlans } from '../plans/queries.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { limit } from '../platform/http/rate-limit.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import { cancelRenewal, resumeRenewal } from './cancel-renewal.ts'
import { checkoutSchema } from './contract.ts'
import { loadSubscription } from './load-subscription.ts'
import { followCheckout } from './provider/follow-checkout.ts'
import { openPortal, setEnding } from './provider/provider-steps.ts'
import { type ProviderCheckoutParts, startProviderCheckout } from './provider/start-provider-checkout.ts'
import { type CheckoutParts, startCheckout } from './start-checkout.ts'
import { type Refund, withdrawContract } from './withdraw-contract.ts'

export type BillingParts = CheckoutParts & {
  /** Null where no card is charged. */
  provider: ProviderCheckoutParts | null
  enqueueRefund: (tx: Db, refund: Refund) => Promise<void>
  clock: Clock
  guards: readonly MiddlewareHandler<Guarded>[]
}

const CHECKOUTS = { name: 'checkout', max: 60, windowMs: 60 * 60 * 1000 }

export type PlansApi = ReturnType<typeof planRoutes>
export type BillingApi = ReturnType<typeof billingRoutes>

export const planRoutes = ({ db }: Pick<BillingParts, 'db'>) =>
  new Hono().get('/', async (c) => c.json({ plans: await listPlans(db) }))

export const billingRoutes = (parts: BillingParts) => {
  const { db, clock, guards, payments, provider } = parts
  const view = (c: Context<Guarded>) =>
    loadSubscription(db, {
      familyId: c.get('actor').familyId,
      payments,
      now: clock(),
    })
  return (
    new Hono<Guarded>()
      .use('*', ...guards)
      .get('/', async (c) => c.json(await view(c)))
      // Parents see the plan; its owner alone decides on it.
      .use('*', only('owner'))
      .post(
        '/checkouts',
        limit({ db, key: (c) => c.get('actor').familyId, ...CHECKOUTS }),
        jsonBody(checkoutSchema),
        async (c) => {
          const input = c.req.valid('json')
          if (!provider) return c.json(await startCheckout(parts, c.get('actor'), input, clock()), 201)
          const page = await startProviderCheckout(provider, c.get('actor'), input)
          return c.json({ next: page ?? '/my-children' }, 201)
        },
      )
      .get('/checkouts/:checkoutId', idParam('checkoutId'), async (c) =>
        c.json(
          await followCheckout(needed(provider), c.get('actor').familyId, c.req.valid('param').checkoutId),
        ),
      )
      .post('/portal', async (c) => {
        const { appUrl, ...rest } = needed(provider)
        return c.json({ url: await openPortal(rest, c.get('actor').familyId, `${appUrl}/subscription`) })
      })
      .post('/cancellation', async (c) => {
        if (provider) await setEnding(provider, c.get('actor').familyId, true)
        await cancelRenewal(parts, c.get('actor'), clock())
        return c.json(await view(c))
      })
      .delete('/cancellation', async (c) => {
        if (provider) await setEnding(provider, c.get('actor').familyId, false)
        await resumeRenewal(parts, c.get('actor'), clock())
        return c.json(await view(c))
      })
      .post('/withdrawal', async (c) => {
        await withdrawContract(parts, c.get('actor'), clock())
        return c.json(await view(c))
      })
  )
}

/** Without a provider there is nothing of its to be found. */
const needed = <Provider>(provider: Provider | null): Provider => {
  if (!provider) throw new AppError('not_found')
  return provider
}
