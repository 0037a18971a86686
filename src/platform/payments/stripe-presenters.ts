import type Stripe from 'stripe'
import type { Checkout, PaidPeriod, PaidSubscription } from './payments.ts'

export const presentCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  url: session.url,
  reference: session.client_reference_id ?? '',
  status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
  isPaid: session.payment_status !== 'unpaid' && session.status === 'complete',
  subscriptionId: idOf(session.subscription),
})

/** `keys` are our keys of the prices that the invoices name by id. */
export const presentSubscription = (
  subscription: Stripe.Subscription,
  paid: Stripe.Invoice[],
  keys: Map<string, string>,
): PaidSubscription => {
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription without an item')
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    reference: subscription.metadata.reference ?? '',
    status: statusOf(subscription.status),
    renewsAs: item.price.lookup_key ?? '',
    renewsAt: dateOf(item.current_period_end),
    isEnding: subscription.cancel_at_period_end,
    periods: paid
      .toReversed()
      .flatMap((invoice) => periodOf(invoice, keys))
      .toSorted(byStart),
  }
}

const statusOf = (status: Stripe.Subscription.Status): PaidSubscription['status'] => {
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' || status === 'incomplete_expired' ? 'ended' : 'unpaid'
}

/** What an invoice bought: its line for a subscription that is charged, not the credit for what was left of another. */
const periodOf = (invoice: Stripe.Invoice, keys: Map<string, string>): PaidPeriod[] => {
  const renews = (line: Stripe.InvoiceLineItem) => line.parent?.type === 'subscription_item_details'
  const charged = invoice.lines.data.filter((line) => renews(line) && line.amount >= 0)
  const line = charged.toSorted((a, b) => b.period.end - a.period.end || b.amount - a.amount)[0]
  const priceKey = keys.get(idOf(line?.pricing?.price_details?.price ?? null) ?? '')
  if (!line || !priceKey) return []
  const once = invoice.lines.data.filter((other) => !renews(other))
  return [
    {
      invoiceId: invoice.id,
      isRenewal: invoice.billing_reason === 'subscription_cycle',
      priceKey,
      currency: invoice.currency,
      from: dateOf(line.period.start),
      until: dateOf(line.period.end),
      country: invoice.customer_address?.country ?? null,
      worthCents: line.amount,
      cents: invoice.amount_paid,
      oneTimeCents: once.reduce((sum, { amount }) => sum + amount, 0),
    },
  ]
}

const byStart = (a: PaidPeriod, b: PaidPeriod): number => a.from.getTime() - b.from.getTime()

const dateOf = (seconds: number): Date => new Date(seconds * 1000)

const idOf = (given: string | { id: string } | null): string | null =>
  given === null || typeof given === 'string' ? given : given.id
