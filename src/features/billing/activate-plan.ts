import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { findPlan, lockSubscription, updateSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID } from '../plans/rules.ts'
import { changeHolders } from './change-holders.ts'
import { insertPaidPeriod } from './queries.ts'
import { atCheckout, atLatePayment, atRenewal } from './rules.ts'

export type Payment = {
  /** The same payment always has the same key, however often and in whatever order it is reported: an invoice's id, a checkout's id. */
  key: string
  /** A checkout is what a parent chose now; a renewal came by itself. */
  kind: 'checkout' | 'renewal'
  provider: 'placeholder' | 'stripe' | 'operator'
  planId: string
  /** What was really charged. */
  priceCents: number
  setupFeeCents: number
  currency: string
  startsAt: Date
  endsAt: Date
}

/**
 * What a payment does, in one transaction: the subscription, which children are frozen, and the messages, once for this payment. False
 * when it was done before. Throws not_found when there is no such paid plan. Safe to call at any time, any number of times, in the caller's transaction too.
 */
export const activatePlan = (db: Db, familyId: string, payment: Payment): Promise<boolean> =>
  db.transaction(async (tx) => {
    const current = await lockSubscription(tx, familyId)
    const plan = await findPlan(tx, payment.planId)
    if (!plan || plan.id === FREE_PLAN_ID) throw new AppError('not_found')
    if (!(await insertPaidPeriod(tx, { familyId, ...payment }))) return false
    if (current.planId !== FREE_PLAN_ID && payment.startsAt < current.subscribedAt) {
      await changeHolders(tx, familyId, (children) => atLatePayment(children, plan))
      return true
    }
    await updateSubscription(tx, familyId, {
      planId: plan.id,
      subscribedAt: payment.startsAt,
      expiresAt: payment.endsAt,
      creditsAt: payment.startsAt,
      isActive: true,
      remindedFor: null,
      ...(payment.kind === 'checkout' ? { cancelledAt: null } : {}),
    })
    const rule = payment.kind === 'checkout' ? atCheckout : atRenewal
    await changeHolders(tx, familyId, (children) => rule(children, plan))
    return true
  })
