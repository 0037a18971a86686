import type { Actor } from '../accounts/guard.ts'
import { findPlan, lockSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID, oneMonthAfter } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { activatePlan } from './activate-plan.ts'
import type { CheckoutInput, CheckoutStarted, PaymentsKind } from './contract.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'

export type CheckoutParts = { db: Db; payments: PaymentsKind; enqueueMail: EnqueuePlanMail }

/**
 * The placeholder: grants the plan at once and charges nothing, so that no fee counts as paid, nothing renews, and no consent is kept. Throws not_found for a plan
 * that is not sold, conflict when a sum was shown, payments_off where nobody may be given a plan for nothing.
 */
export const startCheckout = (
  { db, payments, enqueueMail }: CheckoutParts,
  { familyId, email }: Pick<Actor, 'familyId' | 'email'>,
  { checkoutId, planId, dueCents, country }: CheckoutInput,
  now: Date,
): Promise<CheckoutStarted> =>
  db.transaction(async (tx) => {
    if (payments === 'off') throw new AppError('payments_off')
    if (dueCents !== 0) throw new AppError('conflict')
    await lockSubscription(tx, familyId)
    const plan = await findPlan(tx, planId)
    if (!plan || plan.id === FREE_PLAN_ID) throw new AppError('not_found')
    const isNew = await activatePlan(tx, familyId, {
      key: `checkout:${checkoutId}`,
      kind: 'checkout',
      provider: 'placeholder',
      planId,
      ...{ priceCents: 0, setupFeeCents: 0, worthCents: 0, currency: plan.currency },
      country: country ?? null,
      startsAt: now,
      endsAt: oneMonthAfter(now),
    })
    if (isNew) {
      await enqueueMail(tx, {
        to: email,
        about: 'started',
        planName: plan.name,
        renews: false,
        ...{ cents: 0, currency: plan.currency },
        at: now.toISOString(),
      })
    }
    return { next: '/my-children' }
  })
