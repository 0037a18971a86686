import Stripe from 'stripe'
import type { MonthlyPrice, NewCheckout, Payments } from './payments.ts'
import { readStripeEvent } from './stripe-events.ts'
import { presentCheckout, presentSubscription } from './stripe-presenters.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Stripe Checkout, Billing and the customer portal. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  const prices = pricesOf(stripe)
  return {
    ensurePrice: async (price) => {
      if (await prices.find(price.key)) return 'found'
      await prices.make(price)
      return 'made'
    },
    startCheckout: async (checkout) => {
      const price = await prices.ensure(checkout.price)
      const session = await stripe.checkout.sessions.create(checkoutParams(checkout, price, settings), {
        idempotencyKey: checkout.idempotencyKey,
      })
      return presentCheckout(session)
    },
    readCheckout: async (id) => presentCheckout(await stripe.checkout.sessions.retrieve(id)),
    expireCheckout: async (id) => {
      const { status } = await stripe.checkout.sessions.retrieve(id)
      if (status === 'open') await stripe.checkout.sessions.expire(id)
    },
    readSubscription: async (id) => {
      const [subscription, paid] = await Promise.all([
        stripe.subscriptions.retrieve(id),
        stripe.invoices.list({ subscription: id, status: 'paid', limit: 10 }),
      ])
      return presentSubscription(subscription, paid.data, await prices.keyOf(paid.data))
    },
    listLiving: async function* () {
      for await (const { id } of stripe.subscriptions.list({ limit: 100 })) yield id
    },
    changePrice: async ({ subscriptionId, price, when, idempotencyKey }) => {
      const [subscription, priceId] = await Promise.all([
        stripe.subscriptions.retrieve(subscriptionId),
        prices.ensure(price),
      ])
      const item = subscription.items.data[0]
      if (!item) throw new Error('a subscription without an item')
      await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: item.id, price: priceId }],
          proration_behavior: when === 'now' ? 'always_invoice' : 'none',
          // A new month begins, and an upgrade that is not paid for does not happen.
          ...(when === 'now'
            ? { billing_cycle_anchor: 'now', payment_behavior: 'pending_if_incomplete' }
            : {}),
        },
        { idempotencyKey },
      )
    },
    setEnding: async (id, isEnding) =>
      void (await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding })),
    endNow: async (id) => {
      const { status } = await stripe.subscriptions.retrieve(id)
      if (status !== 'canceled') await stripe.subscriptions.cancel(id)
    },
    refundInvoice: async (invoiceId, cents) => {
      const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' })
      let left = cents ?? Number.POSITIVE_INFINITY
      for (const { payment, amount_paid } of data) {
        if (typeof payment.payment_intent !== 'string' || left <= 0) continue
        const amount = Math.min(left, amount_paid ?? 0)
        left -= amount
        await stripe.refunds
          .create(
            { payment_intent: payment.payment_intent, ...(cents === undefined ? {} : { amount }) },
            { idempotencyKey: `refund-${invoiceId}-${payment.payment_intent}` },
          )
          .catch(unlessGivenBack)
      }
    },
    readPayment: async (paymentId) => {
      const [{ data }, intent] = await Promise.all([
        stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentId } }),
        stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
      ])
      const invoiceId = data[0]?.invoice
      if (typeof invoiceId !== 'string') return null
      const { parent } = await stripe.invoices.retrieve(invoiceId)
      const subscription = parent?.subscription_details?.subscription
      if (!subscription) return null
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      return { subscriptionId: idOf(subscription), invoiceId, isRefunded: charge?.refunded ?? false }
    },
    openPortal: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    readEvent: (body, signature, now) =>
      readStripeEvent(stripe, settings.webhookSecret, body, signature, now),
  }
}

/** An operator, or this job the time before, was first. */
const unlessGivenBack = (error: unknown): void => {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error
}

const addressOf = (base: string | null) => {
  if (!base) return {}
  const { hostname, port, protocol } = new URL(base)
  const name = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (name === 'http' ? '80' : '443'), protocol: name } as const
}

const idOf = (given: string | { id: string }): string => (typeof given === 'string' ? given : given.id)

/** Prices by our key, which Stripe keeps as the lookup key. */
const pricesOf = (stripe: Stripe) => {
  const find = async (key: string) =>
    (await stripe.prices.list({ lookup_keys: [key], limit: 1 })).data[0]?.id ?? null
  const make = async ({ key, product, cents, currency }: MonthlyPrice): Promise<string> => {
    const made = await stripe.prices.create(
      {
        lookup_key: key,
        currency,
        unit_amount: cents,
        recurring: { interval: 'month' },
        product_data: { name: product },
      },
      { idempotencyKey: `price-${key}` },
    )
    return made.id
  }
  return {
    find,
    make,
    ensure: async (price: MonthlyPrice) => (await find(price.key)) ?? make(price),
    /** The keys of the prices that invoices name only by id. */
    keyOf: async (invoices: Stripe.Invoice[]): Promise<Map<string, string>> => {
      const ids = invoices.flatMap(({ lines }) =>
        lines.data.flatMap(({ pricing }) =>
          pricing?.price_details ? [idOf(pricing.price_details.price)] : [],
        ),
      )
      const found = await Promise.all([...new Set(ids)].map((id) => stripe.prices.retrieve(id)))
      return new Map(found.flatMap(({ id, lookup_key }) => (lookup_key ? [[id, lookup_key]] : [])))
    },
  }
}

const checkoutParams = (
  { reference, email, customerId, price: given, setupFee, successUrl, cancelUrl }: NewCheckout,
  price: string,
  { collectTax, promotionCodes }: StripeSettings,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  client_reference_id: reference,
  ...(customerId ? { customer: customerId } : { customer_email: email }),
  line_items: [
    { price, quantity: 1 },
    ...(setupFee.cents > 0
      ? [
          {
            price_data: {
              currency: given.currency,
              unit_amount: setupFee.cents,
              product_data: { name: setupFee.label },
            },
            quantity: 1,
          },
        ]
      : []),
  ],
  // Says which country's law gives a right of withdrawal.
  billing_address_collection: 'required',
  ...(customerId ? { customer_update: { address: 'auto' } } : {}),
  success_url: successUrl,
  cancel_url: cancelUrl,
  metadata: { reference },
  subscription_data: { metadata: { reference } },
  ...(collectTax ? { automatic_tax: { enabled: true } } : {}),
  ...(promotionCodes ? { allow_promotion_codes: true } : {}),
})
