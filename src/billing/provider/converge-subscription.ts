import { findOwnerEmail } from '../../accounts/queries.ts'
import {
  findPlan,
  findSubscription,
  findSubscriptionNamed,
  lockSubscription,
  type Subscription,
  updateSubscription,
} from '../../plans/queries.ts'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import type { PaidPeriod, PaidSubscription, Payments } from '../../platform/payments/payments.ts'
import { activatePlan, type Payment } from '../activate-plan.ts'
import type { EnqueuePlanMail } from '../emails/plan-mail.ts'
import { returnToFree } from '../end-period.ts'
import { planIdOf } from '../prices.ts'

export type ProviderParts = {
  db: Db
  payments: Payments
  clock: Clock
  log: Log
  enqueueMail: EnqueuePlanMail
}

/**
 * Makes a family's plan what the provider says of a subscription now. It does not matter how often, in what order or how late this
 * is called: each paid invoice counts once. A second living subscription of one family is ended and its money given back. False where it
 * belongs to no family of ours. Whatever else fails throws, so that it is tried again.
 */
export const convergeSubscription = async (
  parts: ProviderParts,
  subscriptionId: string,
): Promise<boolean> => {
  const { db, payments, log } = parts
  const truth = await payments.readSubscription(subscriptionId)
  const current = await findSubscriptionNamed(db, truth.reference)
  if (!current) {
    log.warn({ subscriptionId }, 'a subscription that belongs to no family of ours')
    return false
  }
  if (await isSurplus(payments, current, truth)) {
    log.warn(
      { subscriptionId, familyId: current.familyId },
      'a second subscription of one family was given back',
    )
    await giveBack(payments, truth)
    return true
  }
  await db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, current.familyId)
    if (locked.providerSubscriptionId !== current.providerSubscriptionId) {
      throw new Error('the family got another subscription meanwhile; look again')
    }
    await (truth.status === 'ended' ? end : keep)(tx, locked, truth, parts)
  })
  return true
}

/** Another subscription of this family lives and was there first. */
const isSurplus = async (
  payments: Payments,
  current: Subscription,
  truth: PaidSubscription,
): Promise<boolean> => {
  const { providerSubscriptionId: known } = current
  if (known === null || known === truth.id || truth.status === 'ended') return false
  return (await payments.readSubscription(known)).status !== 'ended'
}

const giveBack = async (payments: Payments, { id, periods }: PaidSubscription): Promise<void> => {
  await payments.endNow(id)
  for (const { invoiceId } of periods) await payments.refundInvoice(invoiceId)
}

type Converge = (
  tx: Db,
  current: Subscription,
  truth: PaidSubscription,
  parts: ProviderParts,
) => Promise<void>

const end: Converge = async (tx, current, truth, { clock }) => {
  // One that ended long ago says nothing about the one that came after it.
  if (current.providerSubscriptionId !== truth.id) return
  await returnToFree(tx, current.familyId, clock())
}

const keep: Converge = async (tx, current, truth, { clock, enqueueMail }) => {
  const { familyId } = current
  for (const period of truth.periods) {
    const payment = paymentOf(period)
    const isNew = payment !== null && (await activatePlan(tx, familyId, payment))
    if (isNew && payment.kind === 'checkout') await acknowledge(tx, enqueueMail, familyId, payment)
  }
  const { planId } = await findSubscription(tx, familyId)
  // All that it was paid for has been withdrawn: it is about to end.
  if (planId === FREE_PLAN_ID) return
  // Of a former owner's, which was ended when the family was handed over.
  if (truth.isEnding && current.providerSubscriptionId === null) return
  const next = planIdOf(truth.renewsAs)
  await updateSubscription(tx, familyId, {
    providerCustomerId: truth.customerId,
    providerSubscriptionId: truth.id,
    cancelledAt: truth.isEnding ? (current.cancelledAt ?? clock()) : null,
    nextPlanId: next !== null && next !== planId && !truth.isEnding ? next : null,
  })
}

const acknowledge = async (
  tx: Db,
  enqueue: EnqueuePlanMail,
  familyId: string,
  payment: Payment,
): Promise<void> => {
  const plan = await findPlan(tx, payment.planId)
  const to = await findOwnerEmail(tx, familyId)
  if (!plan || !to) return
  const cents = payment.priceCents + payment.setupFeeCents
  const at = payment.startsAt.toISOString()
  const { currency } = payment
  await enqueue(tx, { to, about: 'started', planName: plan.name, renews: true, cents, currency, at })
}

const paymentOf = (period: PaidPeriod): Payment | null => {
  const planId = planIdOf(period.priceKey)
  if (planId === null) return null
  return {
    key: period.invoiceId,
    kind: period.isRenewal ? 'renewal' : 'checkout',
    provider: 'stripe',
    planId,
    priceCents: period.cents - period.oneTimeCents,
    setupFeeCents: period.oneTimeCents,
    worthCents: period.worthCents,
    country: period.country,
    currency: period.currency,
    startsAt: period.from,
    endsAt: period.until,
  }
}
