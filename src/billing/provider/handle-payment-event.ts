import { findOwnerEmail } from '../../accounts/queries.ts'
import { findPlan, findSubscription } from '../../plans/queries.ts'
import { endOf } from '../../plans/rules/term.ts'
import type { Db } from '../../platform/db/db.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import type { EnqueuePlanMail } from '../emails/plan-mail.ts'
import { convergeSubscription, type ProviderParts } from './converge-subscription.ts'
import {
  claimEvent,
  findCheckoutBySession,
  findFamilyOfSubscription,
  findUnhandledEvent,
  updateCheckout,
} from './provider-queries.ts'
import { undoPayment } from './undo-payment.ts'

/** What an event leads to: the truth is read from the provider, the family's plan is made to fit, and a mail is sent once. */
export const handlePaymentEvent = async (parts: ProviderParts, eventId: string): Promise<void> => {
  const { db, clock } = parts
  const event = await findUnhandledEvent(db, eventId)
  if (!event) return
  const subscriptionId = (await subjectOf(parts, event)) ?? event.subscriptionId
  const isOurs = subscriptionId !== null && (await convergeSubscription(parts, subscriptionId))
  if (event.paymentId && isOurs) await undoPayment(parts, event.paymentId, event.type)
  if (event.checkoutId && isOurs) await markPaid(db, event.checkoutId)
  await db.transaction(async (tx) => {
    if (!(await claimEvent(tx, eventId, clock()))) return
    const familyId = subscriptionId ? await findFamilyOfSubscription(tx, subscriptionId) : null
    if (event.type === 'invoice.payment_failed' && familyId)
      await tellOfFailure(tx, parts.enqueueMail, familyId)
  })
}

/** The subscription that a checkout made, or that a payment was for. */
const subjectOf = async (parts: ProviderParts, event: PaymentEvent): Promise<string | null> => {
  if (event.checkoutId) return settleCheckout(parts, event.checkoutId)
  if (event.paymentId) return (await parts.payments.readPayment(event.paymentId))?.subscriptionId ?? null
  return null
}

const settleCheckout = async ({ db, payments }: ProviderParts, sessionId: string): Promise<string | null> => {
  const { status, isPaid, subscriptionId } = await payments.readCheckout(sessionId)
  const ours = await findCheckoutBySession(db, sessionId)
  if (ours && status === 'expired') await updateCheckout(db, ours, { status: 'gone' })
  return isPaid ? subscriptionId : null
}

/** Only once the plan is there: the page that waits for it believes this row. */
const markPaid = async (db: Db, sessionId: string): Promise<void> => {
  const ours = await findCheckoutBySession(db, sessionId)
  if (ours) await updateCheckout(db, ours, { status: 'paid' })
}

const tellOfFailure = async (tx: Db, enqueue: EnqueuePlanMail, familyId: string): Promise<void> => {
  const term = await findSubscription(tx, familyId)
  const plan = await findPlan(tx, term.nextPlanId ?? term.planId)
  const to = await findOwnerEmail(tx, familyId)
  const end = endOf(term)
  if (!plan || !to || !end) return
  const { name: planName, priceCents: cents, currency } = plan
  await enqueue(tx, { to, about: 'unpaid', planName, renews: true, cents, currency, at: end.toISOString() })
}
