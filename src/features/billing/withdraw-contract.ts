import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { withdrawConsent } from '../accounts/consents.ts'
import type { Actor } from '../accounts/guard.ts'
import { findPlan, lockSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID } from '../plans/rules.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'
import { returnToFree } from './end-period.ts'
import { findLatestCheckout, markWithdrawn } from './queries.ts'
import { atWithdrawal, canWithdraw } from './rules.ts'

/** What is owed back: done later, as often as it takes. */
export type Refund = { invoiceId: string; subscriptionId: string | null }

type Parts = {
  db: Db
  enqueueMail: EnqueuePlanMail
  enqueueRefund: (tx: Db, refund: Refund) => Promise<void>
}

/**
 * Undoes the contract within its fourteen days: the plan ends at once, its messages go, and a mail says when the declaration came in. Throws conflict when
 * there is nothing to withdraw from, or not any more.
 */
export const withdrawContract = (
  { db, enqueueMail, enqueueRefund }: Parts,
  { familyId, email }: Pick<Actor, 'familyId' | 'email'>,
  country: string | null,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const term = await lockSubscription(tx, familyId)
    const contract = await findLatestCheckout(tx, familyId)
    const plan = contract && (await findPlan(tx, contract.planId))
    if (!plan || term.planId === FREE_PLAN_ID || !canWithdraw(country, contract.startsAt, now)) {
      throw new AppError('conflict')
    }
    await markWithdrawn(tx, familyId, contract.key, now)
    await returnToFree(tx, familyId, now, (children, free) => atWithdrawal(children, plan, free))
    await withdrawConsent(tx, familyId, 'renewal', now)
    const isCharged = contract.provider === 'stripe'
    if (isCharged) {
      await enqueueRefund(tx, { invoiceId: contract.key, subscriptionId: term.providerSubscriptionId })
    }
    await enqueueMail(tx, {
      to: email,
      about: 'withdrawn',
      planName: plan.name,
      cents: isCharged ? contract.priceCents + contract.setupFeeCents : 0,
      currency: contract.currency,
      at: now.toISOString(),
    })
  })
