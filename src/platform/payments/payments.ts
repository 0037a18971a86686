/** A price that renews every month, known by a key of ours, so that it is made only once. */
export type MonthlyPrice = { key: string; product: string; cents: number; currency: string }

export type Checkout = {
  id: string
  /** Where the payer goes; null once it is complete or expired. */
  url: string | null
  /** What we gave it: whose checkout it is. */
  reference: string
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  subscriptionId: string | null
}

/** An invoice that was paid for a subscription: it says what was bought until when. */
export type PaidPeriod = {
  invoiceId: string
  /** A renewal came by itself; anything else was chosen. */
  isRenewal: boolean
  priceKey: string
  currency: string
  from: Date
  until: Date
  /** Of the billing address that the invoice names, ISO 3166 alpha-2. */
  country: string | null
  /** What the whole month costs, without what was taken off for another one. */
  worthCents: number
  /** All that was paid, and how much of it was for things that do not renew. */
  cents: number
  oneTimeCents: number
}

export type PaidSubscription = {
  id: string
  customerId: string
  reference: string
  status: 'active' | 'unpaid' | 'ended'
  /** What the next invoice is for. */
  renewsAs: string
  renewsAt: Date
  /** No next invoice: it ends with the period. */
  isEnding: boolean
  /** The latest ten at most, oldest first. */
  periods: PaidPeriod[]
}

export type RefundedPayment = { subscriptionId: string; invoiceId: string; isRefunded: boolean }

export type PaymentEvent = {
  id: string
  type: string
  createdAt: Date
  /** What it is about, where that can be told from the event itself. */
  subscriptionId: string | null
  checkoutId: string | null
  /** The payment that was refunded or disputed. */
  paymentId: string | null
}

export type NewCheckout = {
  reference: string
  email: string
  customerId: string | null
  price: MonthlyPrice
  /** Asked once, with the first invoice; 0 is none. */
  setupFee: { cents: number; label: string }
  successUrl: string
  cancelUrl: string
  /** The same key again is the same checkout. */
  idempotencyKey: string
}

/** What a payment provider can do. Every call goes over the network: never inside a transaction. */
export type Payments = {
  /** Makes the price, or finds it by its key. Returns whether it was made. */
  ensurePrice: (price: MonthlyPrice) => Promise<'made' | 'found'>
  startCheckout: (checkout: NewCheckout) => Promise<Checkout>
  readCheckout: (id: string) => Promise<Checkout>
  /** Nobody can pay it any more. One that was paid stays so. */
  expireCheckout: (id: string) => Promise<void>
  readSubscription: (id: string) => Promise<PaidSubscription>
  /** The ids of all that have not ended. */
  listLiving: () => AsyncIterable<string>
  /** `now` begins a new month at once, less the unused days of the old one; else the new price begins with the next invoice. */
  changePrice: (change: {
    subscriptionId: string
    price: MonthlyPrice
    when: 'now' | 'at renewal'
    idempotencyKey: string
  }) => Promise<void>
  /** Ends it with the period that was paid, or takes that back. */
  setEnding: (subscriptionId: string, isEnding: boolean) => Promise<void>
  endNow: (subscriptionId: string) => Promise<void>
  /** Gives back so much of what was paid with an invoice, or all of it. The same invoice is given back once. */
  refundInvoice: (invoiceId: string, cents?: number) => Promise<void>
  /** What a refunded or disputed payment was for, and whether all of it was given back; null for one that was for no subscription. */
  readPayment: (paymentId: string) => Promise<RefundedPayment | null>
  /** A page of the provider's for cards and receipts. Its address is a short-lived secret: never log it. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string>
  /** Reads an event from the raw bytes that arrived. Throws `BadSignature` when it is forged, too old, or from the future. */
  readEvent: (body: string, signature: string, now: Date) => PaymentEvent
}

export class BadSignature extends Error {}
