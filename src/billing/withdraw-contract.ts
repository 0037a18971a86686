import { hasConsent, withdrawConsent } from '../accounts/consents.ts'
import type { Actor } from '../accounts/guard.ts'
import { findPlan, lockSubscription } from '../plans/queries.ts'
import { FREE_PLAN_ID, isUnlimitedPlan } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'
import { undoToFree } from './end-period.ts'
import {
  findLatestCheckout,
  listPeriods,
  listPlaces,
  lockHolders,
  markWithdrawn,
  type PaidPeriod,
} from './queries.ts'
import { type Bought, givenBack, paymentsOfPeriod } from './rules/refund.ts'
import { atWithdrawal, usageOf } from './rules/take-back.ts'
import { canWithdraw } from './rules.ts'

/** What is owed back of one payment: done later, as often as it takes. */
export type Refund = { invoiceId: string; subscriptionId: string | null; cents: number }

type Parts = {
  db: Db
  enqueueMail: EnqueuePlanMail
  enqueueRefund: (tx: Db, refund: Refund) => Promise<void>
}

/**
 * Undoes the contract within its fourteen days: the plan ends at once, its messages go, all payments of the period go back, less what was
 * used where the parent asked for the plan to begin at once, and a mail says when the declaration came in. Throws conflict when there is
 * nothing to withdraw from, or not any more.
 */
export const withdrawContract = (
  { db, enqueueMail, enqueueRefund }: Parts,
  { familyId, email }: Pick<Actor, 'familyId' | 'email'>,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const term = await lockSubscription(tx, familyId)
    const contract = await findLatestCheckout(tx, familyId)
    const plan = contract && (await findPlan(tx, contract.planId))
    if (!plan || term.planId === FREE_PLAN_ID || !canWithdraw(contract.country, contract.startsAt, now)) {
      throw new AppError('conflict')
    }
    const periods = paymentsOfPeriod(await listPeriods(tx, familyId))
    const back = givenBack(await boughtWith(tx, periods), await hasConsent(tx, familyId, 'begin'), now)
    await markWithdrawn(
      tx,
      familyId,
      periods.map(({ key }) => key),
      now,
    )
    await undoToFree(tx, familyId, atWithdrawal)
    for (const kind of ['renewal', 'begin'] as const) await withdrawConsent(tx, familyId, kind, now)
    const charged = new Set(periods.filter(({ provider }) => provider === 'stripe').map(({ key }) => key))
    for (const { key: invoiceId, cents } of back.payments) {
      // The newest also ends the subscription, even where nothing goes back.
      if (charged.has(invoiceId)) {
        await enqueueRefund(tx, { invoiceId, subscriptionId: term.providerSubscriptionId, cents })
      }
    }
    await enqueueMail(tx, {
      to: email,
      about: 'withdrawn',
      planName: plan.name,
      renews: false,
      cents: back.cents,
      deductedCents: back.deductedCents,
      currency: contract.currency,
      at: now.toISOString(),
    })
  })

/** The newest has been used as its children's counters say; those that it cut short as was written down then. */
const boughtWith = async (tx: Db, [newest, ...earlier]: PaidPeriod[]): Promise<Bought[]> => {
  if (!newest) return []
  const plan = await findPlan(tx, newest.planId)
  const holders = [...(await lockHolders(tx, newest.familyId)), ...(await listPlaces(tx, newest.familyId))]
  const usage = plan && !isUnlimitedPlan(plan) ? usageOf(holders) : null
  return [{ ...newest, usage }, ...earlier.map((period) => ({ ...period, usage: keptUsage(period) }))]
}

const keptUsage = ({ givenMessages: given, usedMessages: used }: PaidPeriod) =>
  given === null || used === null ? null : { given, used }
