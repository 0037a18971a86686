import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { recordConsent } from '../accounts/consents.ts'
import type { Actor } from '../accounts/guard.ts'
import { findPlan, lockSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID, oneMonthAfter } from '../plans/rules.ts'
import { activatePlan } from './activate-plan.ts'
import type { CheckoutInput, CheckoutStarted, PaymentsKind } from './contract.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'
import { hasPaidSetupFee } from './queries.ts'
import { setupFeeDue } from './rules.ts'

export type CheckoutParts = { db: Db; payments: PaymentsKind; enqueueMail: EnqueuePlanMail }

/**
 * Keeps the consent and takes the money, which the placeholder does not: it grants the plan at once and says so. Throws not_found for a plan
 * that is not sold, conflict when the sum is not the one agreed to, payments_off where nobody may be given a plan for nothing.
 */
export const startCheckout = (
  { db, payments, enqueueMail }: CheckoutParts,
  { familyId, email }: Pick<Actor, 'familyId' | 'email'>,
  { checkoutId, planId, dueCents }: CheckoutInput,
  now: Date,
): Promise<CheckoutStarted> =>
  db.transaction(async (tx) => {
    if (payments === 'off') throw new AppError('payments_off')
    await lockSubscription(tx, familyId)
    const plan = await findPlan(tx, planId)
    if (!plan || plan.id === FREE_PLAN_ID) throw new AppError('not_found')
    const setupFeeCents = setupFeeDue(plan, await hasPaidSetupFee(tx, familyId))
    const isNew = await activatePlan(tx, familyId, {
      key: `checkout:${checkoutId}`,
      kind: 'checkout',
      provider: 'placeholder',
      planId,
      priceCents: plan.priceCents,
      setupFeeCents,
      currency: plan.currency,
      startsAt: now,
      endsAt: oneMonthAfter(now),
    })
    if (isNew) {
      // Only now: a checkout that is sent again was agreed to at the sum it had then.
      if (dueCents !== plan.priceCents + setupFeeCents) throw new AppError('conflict')
      await recordConsent(tx, familyId, ['renewal'], now)
      await enqueueMail(tx, {
        to: email,
        about: 'started',
        planName: plan.name,
        ...NOTHING,
        at: now.toISOString(),
      })
    }
    return { next: '/my-children' }
  })

/** What the placeholder charges. */
const NOTHING = { cents: 0, currency: 'usd' }
