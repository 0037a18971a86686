import type { Invoice, Ledger, Line, Payment, Price, Session, Subscription } from './ledger.ts'

/** What happens at the provider without a call of ours: people pay, months pass, cards fail, banks take money back. */
export const payCheckout = (ledger: Ledger, session: Session): void => {
  if (session.status !== 'open') throw new Error(`the checkout is ${session.status}`)
  const [bought] = session.items
  if (!bought?.price) throw new Error('nothing is bought that renews')
  const customer = session.customer ?? ledger.nextId('cus')
  const id = ledger.nextId('sub')
  const end = monthAfter(ledger.now)
  const item = {
    id: ledger.nextId('si'),
    price: bought.price,
    current_period_start: ledger.now,
    current_period_end: end,
  }
  const subscription: Subscription = {
    id,
    object: 'subscription',
    status: 'active',
    customer,
    country: session.country,
    cancel_at_period_end: false,
    metadata: session.subscriptionMetadata,
    items: { object: 'list', data: [item] },
    latest_invoice: null,
  }
  ledger.subscriptions.set(id, subscription)
  const lines = session.items.map(({ price, cents, label }) =>
    lineOf(
      ledger,
      cents,
      price ?? oneTime(ledger, cents, label),
      { start: ledger.now, end: price ? end : ledger.now },
      price !== null,
    ),
  )
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer,
    subscription: id,
  })
  ledger.tell('customer.subscription.created', subscription)
  bill(ledger, subscription, 'subscription_create', lines, true)
  ledger.tell('checkout.session.completed', session)
}

export const expireCheckout = (ledger: Ledger, session: Session): void => {
  Object.assign(session, { status: 'expired', url: null })
  ledger.tell('checkout.session.expired', session)
}

/** The period is over: renewed, declined, or ended as asked. The clock stands at that moment. */
export const endPeriod = (ledger: Ledger, subscription: Subscription): Invoice | null => {
  const [item] = subscription.items.data
  if (!item) throw new Error('a subscription without an item')
  ledger.now = Math.max(ledger.now, item.current_period_end)
  if (subscription.cancel_at_period_end) {
    endSubscription(ledger, subscription)
    return null
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = monthAfter(item.current_period_start)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const line = lineOf(ledger, item.price.unit_amount, item.price, period, true)
  return bill(ledger, subscription, 'subscription_cycle', [line], !ledger.declines)
}

/** A declined invoice is paid after all. */
export const payInvoice = (ledger: Ledger, invoice: Invoice): void => {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  const payment = {
    id: ledger.nextId('pi'),
    invoice: invoice.id,
    amount: invoice.amount_due,
    refunded: 0,
    disputed: false,
  }
  ledger.payments.set(payment.id, payment)
  const subscription = ledger.subscriptions.get(invoice.parent.subscription_details.subscription)
  if (subscription?.status === 'past_due') {
    subscription.status = 'active'
    ledger.tell('customer.subscription.updated', subscription)
  }
  ledger.tell('invoice.paid', invoice)
}

/** An upgrade: the rest of the old month is credited; a new month, or the rest of this one, is charged. */
export const billUpgrade = (
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
  startsAnew: boolean,
): void => {
  const [item] = subscription.items.data
  if (!item || ledger.declines) return
  const whole = item.current_period_end - item.current_period_start
  const share = (item.current_period_end - ledger.now) / whole
  const rest = { start: ledger.now, end: item.current_period_end }
  const charged = startsAnew ? { start: ledger.now, end: monthAfter(ledger.now) } : rest
  const lines = [
    lineOf(ledger, -Math.round(item.price.unit_amount * share), item.price, rest, true),
    lineOf(ledger, Math.round(price.unit_amount * (startsAnew ? 1 : share)), price, charged, true),
  ]
  Object.assign(item, { price, current_period_start: charged.start, current_period_end: charged.end })
  bill(ledger, subscription, 'subscription_update', lines, true)
}

export const endSubscription = (ledger: Ledger, subscription: Subscription): void => {
  subscription.status = 'canceled'
  ledger.tell('customer.subscription.deleted', subscription)
}

export const refund = (ledger: Ledger, payment: Payment, cents = payment.amount - payment.refunded): void => {
  if (cents > payment.amount - payment.refunded) throw new Error('more than was paid')
  payment.refunded += cents
  ledger.tell('charge.refunded', chargeOf(payment))
}

export const dispute = (ledger: Ledger, payment: Payment): void => {
  payment.disputed = true
  ledger.tell('charge.dispute.created', {
    id: ledger.nextId('dp'),
    object: 'dispute',
    payment_intent: payment.id,
  })
}

export const chargeOf = ({ id, amount, refunded }: Payment) => ({
  id: id.replace('pi_', 'ch_'),
  object: 'charge',
  payment_intent: id,
  amount,
  amount_refunded: refunded,
  refunded: refunded === amount,
})

const bill = (
  ledger: Ledger,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: Line[],
  isPaid: boolean,
): Invoice => {
  const invoice: Invoice = {
    id: ledger.nextId('in'),
    object: 'invoice',
    status: 'open',
    created: ledger.now,
    currency: 'usd',
    customer: subscription.customer,
    customer_address: { country: subscription.country },
    amount_paid: 0,
    amount_due: lines.reduce((sum, { amount }) => sum + amount, 0),
    billing_reason: reason,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: { object: 'list', data: lines },
  }
  ledger.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  if (isPaid) payInvoice(ledger, invoice)
  else {
    subscription.status = 'past_due'
    ledger.tell('invoice.payment_failed', invoice)
  }
  ledger.tell('customer.subscription.updated', subscription)
  return invoice
}

const lineOf = (
  ledger: Ledger,
  amount: number,
  price: Price,
  period: { start: number; end: number },
  renews: boolean,
): Line => ({
  id: ledger.nextId('il'),
  object: 'line_item',
  amount,
  period,
  parent: { type: renews ? 'subscription_item_details' : 'invoice_item_details' },
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: String(price.unit_amount),
  },
})

const oneTime = (ledger: Ledger, cents: number, label: string): Price => {
  const price: Price = {
    id: ledger.nextId('price'),
    object: 'price',
    lookup_key: null,
    currency: 'usd',
    unit_amount: cents,
    product: label,
  }
  ledger.prices.set(price.id, price)
  return price
}

/** The same day of the next month, or its last day. */
const monthAfter = (seconds: number): number => {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, last))
  return next.getTime() / 1000
}
