import { findSubscription } from '../plans/queries.ts'
import { planTerm } from '../plans/rules/term.ts'
import { FREE_PLAN_ID } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import type { PaymentsKind, SubscriptionView } from './contract.ts'
import { findLatestCheckout, hasPaidSetupFee, listPeriods } from './queries.ts'
import { unusedCents } from './rules/refund.ts'
import { canWithdraw, withdrawableUntil } from './rules.ts'

type Viewed = { familyId: string; payments: PaymentsKind; now: Date }

export const loadSubscription = async (
  db: Db,
  { familyId, payments, now }: Viewed,
): Promise<SubscriptionView> => {
  const term = await findSubscription(db, familyId)
  const contract = term.planId === FREE_PLAN_ID ? null : await findLatestCheckout(db, familyId)
  const [newest] = term.providerSubscriptionId === null ? [] : await listPeriods(db, familyId)
  const { status, expiresAt } = planTerm(term, now)
  const isOpen = contract !== null && canWithdraw(contract.country, contract.startsAt, now)
  return {
    planId: term.planId,
    status,
    subscribedAt: term.subscribedAt.toISOString(),
    nextDate: expiresAt?.toISOString() ?? null,
    renewsByItself: term.providerSubscriptionId !== null && term.cancelledAt === null,
    isCancelled: term.cancelledAt !== null,
    nextPlanId: term.nextPlanId,
    hasPortal: payments === 'stripe' && term.providerCustomerId !== null,
    hasPaidSetupFee: await hasPaidSetupFee(db, familyId),
    unusedCents: newest ? unusedCents(newest, now) : 0,
    withdrawableUntil: isOpen ? withdrawableUntil(contract.startsAt).toISOString() : null,
    payments,
  }
}
