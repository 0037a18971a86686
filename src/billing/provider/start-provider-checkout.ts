import { recordConsent } from '../../accounts/consents.ts'
import type { Plan } from '../../plans/contract.ts'
import { findPlan, findSubscription, listPlans } from '../../plans/queries.ts'
import { FREE_PLAN_ID, isDowngrade } from '../../plans/rules.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { MonthlyPrice, PaidSubscription, Payments } from '../../platform/payments/payments.ts'
import type { CheckoutInput } from '../contract.ts'
import { priceOf } from '../prices.ts'
import { hasPaidSetupFee } from '../queries.ts'
import { setupFeeDue } from '../rules.ts'
import { convergeSubscription, type ProviderParts } from './converge-subscription.ts'
import { type OpenCheckout, openCheckout, updateCheckout } from './provider-queries.ts'

/** The provider's pages live for a day; one that is nearly over is not shown to anybody. */
const FRESH_MS = 20 * 60 * 60 * 1000

type Buyer = { familyId: string; email: string }
export type ProviderCheckoutParts = ProviderParts & { appUrl: string }

/**
 * Where a parent pays for a plan; null when nothing has to be paid there, because what they have was changed. The same plan asked for
 * again, or twenty times at once, is the same payment page. Throws invalid when a box was not ticked, not_found when there is no such paid plan, conflict when the sum is
 * not the one agreed to, payment_failed when the card on file does not pay the difference.
 */
export const startProviderCheckout = async (
  parts: ProviderCheckoutParts,
  buyer: Buyer,
  input: Pick<CheckoutInput, 'planId' | 'dueCents' | 'agreesToRenewal' | 'startsAtOnce'>,
): Promise<string | null> => {
  const { planId, dueCents } = input
  if (!input.agreesToRenewal) throw new AppError('invalid')
  const plan = await findPlan(parts.db, planId)
  if (!plan || plan.id === FREE_PLAN_ID) throw new AppError('not_found')
  const { db, clock } = parts
  const setupFeeCents = setupFeeDue(plan, await hasPaidSetupFee(db, buyer.familyId))
  if (dueCents !== plan.priceCents + setupFeeCents) throw new AppError('conflict')
  const living = await findLiving(parts, buyer.familyId, plan)
  // A smaller plan, or the same, begins nothing today.
  const begins = living?.when !== 'at renewal'
  if (begins && !input.startsAtOnce) throw new AppError('invalid')
  await recordConsent(db, buyer.familyId, begins ? ['renewal', 'begin'] : ['renewal'], clock())
  if (living) {
    await changeLiving(parts, living, plan)
    return null
  }
  const row = await openFor(parts, buyer.familyId, plan, setupFeeCents)
  const session = await parts.payments.startCheckout({
    reference: buyer.familyId,
    email: buyer.email,
    customerId: (await findSubscription(parts.db, buyer.familyId)).providerCustomerId,
    price: priceOf(plan),
    setupFee: { cents: row.setupFeeCents, label: 'One-time setup fee' },
    successUrl: `${parts.appUrl}/checkout/done?checkout=${row.id}`,
    cancelUrl: `${parts.appUrl}/checkout?plan=${plan.id}`,
    idempotencyKey: row.id,
  })
  await updateCheckout(parts.db, row, { sessionId: session.id })
  // The answer to a repeated key is the first one: whether it was paid since has to be read.
  const { status, isPaid, url, subscriptionId } = await parts.payments.readCheckout(session.id)
  if (status === 'open' && url) return url
  await updateCheckout(parts.db, row, { status: isPaid ? 'paid' : 'gone' })
  if (!isPaid || !subscriptionId) return startProviderCheckout(parts, buyer, input)
  await convergeSubscription(parts, subscriptionId)
  return null
}

type Living = { truth: PaidSubscription; when: 'now' | 'at renewal' }

/** What the family pays for already, and when this plan would take its place: a bigger one at once, others from the next period on. */
const findLiving = async (
  { db, payments }: ProviderCheckoutParts,
  familyId: string,
  plan: Plan,
): Promise<Living | null> => {
  const { planId, providerSubscriptionId: id } = await findSubscription(db, familyId)
  const truth = id ? await payments.readSubscription(id) : null
  if (!truth || truth.status === 'ended') return null
  const isLater = planId === plan.id || isDowngrade(await listPlans(db), planId, plan.id)
  return { truth, when: isLater ? 'at renewal' : 'now' }
}

const changeLiving = async (
  parts: ProviderCheckoutParts,
  { truth, when }: Living,
  plan: Plan,
): Promise<void> => {
  const { payments } = parts
  const { id } = truth
  const price = priceOf(plan)
  if (truth.isEnding) await payments.setEnding(id, false)
  if (truth.renewsAs !== price.key) {
    if (when === 'now') await forgetDowngrade(payments, truth, price)
    await payments.changePrice({ subscriptionId: id, price, when, idempotencyKey: newId() })
    // A card that was declined leaves everything as it was.
    if ((await payments.readSubscription(id)).renewsAs !== price.key) throw new AppError('payment_failed')
  }
  await convergeSubscription(parts, id)
}

/** A smaller plan that was to come is not what was paid for: the unused days are the paid one's. */
const forgetDowngrade = async (
  payments: Payments,
  { id, renewsAs, periods }: PaidSubscription,
  anyPrice: MonthlyPrice,
): Promise<void> => {
  const key = periods.at(-1)?.priceKey
  if (!key || key === renewsAs) return
  const change = { subscriptionId: id, price: { ...anyPrice, key }, idempotencyKey: newId() }
  await payments.changePrice({ ...change, when: 'at renewal' })
}

/** The one open checkout of the family, for this plan at this price; one for anything else is closed first. */
const openFor = async (
  parts: ProviderCheckoutParts,
  familyId: string,
  plan: Plan,
  setupFeeCents: number,
): Promise<OpenCheckout> => {
  const { db, payments, clock } = parts
  const wanted = {
    familyId,
    planId: plan.id,
    priceCents: plan.priceCents,
    setupFeeCents,
    currency: plan.currency,
  }
  const open = await openCheckout(db, { ...wanted, id: newId(), createdAt: clock() })
  const isSame =
    open.planId === wanted.planId &&
    open.priceCents === wanted.priceCents &&
    open.setupFeeCents === wanted.setupFeeCents
  if (isSame && clock().getTime() - open.createdAt.getTime() < FRESH_MS) return open
  if (open.sessionId) await payments.expireCheckout(open.sessionId)
  await updateCheckout(db, open, { status: 'gone' })
  return openFor(parts, familyId, plan, setupFeeCents)
}
