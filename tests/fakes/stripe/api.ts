import { type Form, formOf, listOf, textOf } from './form.ts'
import { billUpgrade, chargeOf, endSubscription, expireCheckout, refund } from './happenings.ts'
import type { Ledger, Price, Session, Subscription } from './ledger.ts'

/** A refusal in the API's own words. */
export class Refused extends Error {
  readonly status: number
  readonly error: Record<string, string>
  constructor(status: number, error: Record<string, string>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

type Endpoint = {
  /** Names at the top of the body or query; any other is refused, as the API does. */
  takes: string[]
  answer: (ledger: Ledger, given: Form, id: string, origin: string) => object
}

/** What the product calls, by method and path. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'GET /v1/prices': {
    takes: ['lookup_keys', 'limit'],
    answer: ({ prices }, given) => {
      const keys = listOf(given.lookup_keys)
      return list([...prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key ?? '')))
    },
  },
  'GET /v1/prices/:id': { takes: [], answer: ({ prices }, _, id) => found(prices, id) },
  'POST /v1/prices': {
    takes: ['lookup_key', 'currency', 'unit_amount', 'recurring', 'product_data', 'metadata'],
    answer: (ledger, given) => {
      const key = needed(given, 'lookup_key')
      if ([...ledger.prices.values()].some(({ lookup_key }) => lookup_key === key)) {
        throw invalid('lookup_key', 'A price already uses that lookup key.')
      }
      if (textOf(formOf(given.recurring).interval) !== 'month')
        throw invalid('recurring[interval]', 'Needed.')
      const price: Price = {
        id: ledger.nextId('price'),
        object: 'price',
        lookup_key: key,
        currency: needed(given, 'currency'),
        unit_amount: cents(needed(given, 'unit_amount')),
        product: ledger.nextId('prod'),
      }
      ledger.prices.set(price.id, price)
      return price
    },
  },
  'POST /v1/checkout/sessions': {
    takes: [
      'mode',
      'client_reference_id',
      'customer',
      'customer_email',
      'line_items',
      'success_url',
      'cancel_url',
      'metadata',
      'subscription_data',
      'automatic_tax',
      'billing_address_collection',
      'customer_update',
      'allow_promotion_codes',
    ],
    answer: (ledger, given, _, origin) => {
      if (needed(given, 'mode') !== 'subscription') throw invalid('mode', 'Only subscriptions are sold here.')
      if (given.customer && given.customer_email) throw invalid('customer_email', 'Give one of both.')
      const id = ledger.nextId('cs')
      const session: Session = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        url: `${origin}/pay/${id}`,
        client_reference_id: textOf(given.client_reference_id),
        customer: textOf(given.customer),
        customer_email: textOf(given.customer_email),
        subscription: null,
        country: 'US',
        success_url: needed(given, 'success_url'),
        cancel_url: needed(given, 'cancel_url'),
        metadata: words(given.metadata),
        items: listOf(given.line_items).map((item) => lineItem(ledger, formOf(item))),
        subscriptionMetadata: words(formOf(given.subscription_data).metadata),
      }
      if (!session.items.some(({ price }) => price)) throw invalid('line_items', 'One line has to renew.')
      ledger.sessions.set(id, session)
      return session
    },
  },
  'GET /v1/checkout/sessions/:id': { takes: [], answer: ({ sessions }, _, id) => found(sessions, id) },
  'POST /v1/checkout/sessions/:id/expire': {
    takes: [],
    answer: (ledger, _, id) => {
      const session = found(ledger.sessions, id)
      if (session.status !== 'open') throw invalid('session', 'Only open sessions can be expired.')
      expireCheckout(ledger, session)
      return session
    },
  },
  'GET /v1/subscriptions': {
    takes: ['limit'],
    answer: ({ subscriptions }) =>
      list([...subscriptions.values()].filter(({ status }) => status !== 'canceled')),
  },
  'GET /v1/subscriptions/:id': { takes: [], answer: ({ subscriptions }, _, id) => found(subscriptions, id) },
  'POST /v1/subscriptions/:id': {
    takes: [
      'items',
      'proration_behavior',
      'payment_behavior',
      'billing_cycle_anchor',
      'cancel_at_period_end',
    ],
    answer: (ledger, given, id) => {
      const subscription = living(found(ledger.subscriptions, id))
      const ending = textOf(given.cancel_at_period_end)
      if (ending !== null) subscription.cancel_at_period_end = ending === 'true'
      const [change] = listOf(given.items).map(formOf)
      if (change) changeItem(ledger, subscription, change, given)
      ledger.tell('customer.subscription.updated', subscription)
      return subscription
    },
  },
  'DELETE /v1/subscriptions/:id': {
    takes: [],
    answer: (ledger, _, id) => {
      const subscription = living(found(ledger.subscriptions, id))
      endSubscription(ledger, subscription)
      return subscription
    },
  },
  'GET /v1/invoices': {
    takes: ['subscription', 'status', 'limit'],
    answer: ({ invoices }, given) =>
      list(
        [...invoices.values()]
          .filter(({ parent }) => parent.subscription_details.subscription === given.subscription)
          .filter(({ status }) => !given.status || status === given.status)
          .reverse()
          .slice(0, Number(given.limit ?? 10)),
      ),
  },
  'GET /v1/invoices/:id': { takes: [], answer: ({ invoices }, _, id) => found(invoices, id) },
  'GET /v1/invoice_payments': {
    takes: ['invoice', 'status', 'payment'],
    answer: ({ payments }, given) => {
      const intent = textOf(formOf(given.payment).payment_intent)
      return list(
        [...payments.values()]
          .filter(({ id, invoice }) => (intent ? id === intent : invoice === given.invoice))
          .map(({ id, invoice, amount }) => ({
            id: id.replace('pi_', 'inpay_'),
            object: 'invoice_payment',
            invoice,
            status: 'paid',
            amount_paid: amount,
            payment: { type: 'payment_intent', payment_intent: id },
          })),
      )
    },
  },
  'GET /v1/payment_intents/:id': {
    takes: ['expand'],
    answer: ({ payments }, _, id) => ({
      id,
      object: 'payment_intent',
      latest_charge: chargeOf(found(payments, id)),
    }),
  },
  'POST /v1/refunds': {
    takes: ['payment_intent', 'amount', 'reason'],
    answer: (ledger, given) => {
      const payment = found(ledger.payments, needed(given, 'payment_intent'))
      if (payment.refunded === payment.amount) {
        throw new Refused(400, {
          code: 'charge_already_refunded',
          message: 'Already refunded.',
          type: 'invalid_request_error',
        })
      }
      refund(ledger, payment, given.amount === undefined ? undefined : cents(needed(given, 'amount')))
      return { id: ledger.nextId('re'), object: 'refund', status: 'succeeded', payment_intent: payment.id }
    },
  },
  'POST /v1/billing_portal/sessions': {
    takes: ['customer', 'return_url'],
    answer: (ledger, given, _, origin) => {
      const customer = needed(given, 'customer')
      if (![...ledger.subscriptions.values()].some((one) => one.customer === customer))
        throw missing(customer)
      return {
        id: ledger.nextId('bps'),
        object: 'billing_portal.session',
        url: `${origin}/portal/${customer}`,
      }
    },
  },
}

const changeItem = (
  ledger: Ledger,
  subscription: Subscription,
  change: Form,
  { proration_behavior: proration, billing_cycle_anchor: anchor }: Form,
): void => {
  const [item] = subscription.items.data
  if (!item || item.id !== change.id) throw invalid('items[0][id]', 'No such item.')
  const price = found(ledger.prices, textOf(change.price) ?? '')
  if (price.id === item.price.id) return
  if (proration === 'always_invoice') billUpgrade(ledger, subscription, price, anchor === 'now')
  else item.price = price
}

const lineItem = (ledger: Ledger, item: Form): Session['items'][number] => {
  const id = textOf(item.price)
  if (id) {
    const price = found(ledger.prices, id)
    return { price, cents: price.unit_amount, label: price.product }
  }
  const data = formOf(item.price_data)
  const name = textOf(formOf(data.product_data).name)
  if (!name || textOf(data.currency) !== 'usd') throw invalid('line_items', 'A line needs a price.')
  return { price: null, cents: cents(needed(data, 'unit_amount')), label: name }
}

const living = (subscription: Subscription): Subscription => {
  if (subscription.status === 'canceled') throw missing(subscription.id)
  return subscription
}

const found = <Kept>(kept: Map<string, Kept>, id: string): Kept => {
  const one = kept.get(id)
  if (!one) throw missing(id)
  return one
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false })

const words = (given: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(given)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )

const needed = (given: Form, name: string): string => {
  const value = textOf(given[name])
  if (!value) throw invalid(name, `Missing required param: ${name}.`)
  return value
}

const cents = (given: string): number => {
  if (!/^\d+$/.test(given)) throw invalid('unit_amount', 'Must be a whole number.')
  return Number(given)
}

const invalid = (param: string, message: string) =>
  new Refused(400, { type: 'invalid_request_error', param, message })

const missing = (id: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${id}`,
  })
