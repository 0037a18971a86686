import { findPlan, lockSubscription, type Subscription, updateSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID, isUnlimitedPlan } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { beginMonth, changeHolders } from './change-holders.ts'
import {
  insertPaidPeriod,
  keepUsage,
  listPeriods,
  listPlaces,
  lockHolders,
  type PaidPeriod,
} from './queries.ts'
import { usageOf } from './rules/take-back.ts'
import { atCheckout, atLatePayment, atRenewal, atUpgrade } from './rules.ts'

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
  /** What the whole month costs. */
  worthCents: number
  currency: string
  /** Of the billing address; null where none is known. */
  country: string | null
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
    const running = await runningPeriod(tx, current, payment)
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
    if (running) await closePeriod(tx, running)
    const rule = payment.kind === 'renewal' ? atRenewal : running ? atUpgrade : atCheckout
    await beginMonth(tx, familyId, (children) => rule(children, plan))
    return true
  })

/** The paid period that this payment cuts short. */
const runningPeriod = async (
  tx: Db,
  { familyId, planId }: Subscription,
  { kind, startsAt }: Payment,
): Promise<PaidPeriod | null> => {
  if (kind === 'renewal' || planId === FREE_PLAN_ID) return null
  const [newest] = await listPeriods(tx, familyId)
  return newest && newest.endsAt > startsAt ? newest : null
}

/** Writes down what was used of it, so that a withdrawal can tell it from what is used of the next. */
const closePeriod = async (tx: Db, { familyId, key, planId }: PaidPeriod): Promise<void> => {
  const plan = await findPlan(tx, planId)
  if (!plan || isUnlimitedPlan(plan)) return
  const holders = [...(await lockHolders(tx, familyId)), ...(await listPlaces(tx, familyId))]
  await keepUsage(tx, familyId, key, usageOf(holders))
}
