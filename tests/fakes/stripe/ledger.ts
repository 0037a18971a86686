/** What the stand-in keeps, in the shapes of the API that the product reads. */
export type Price = {
  id: string
  object: 'price'
  lookup_key: string | null
  currency: string
  unit_amount: number
  product: string
}

export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  client_reference_id: string | null
  customer: string | null
  customer_email: string | null
  /** Not of the API: the country that the payer gives on the page. */
  country: string
  subscription: string | null
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  /** Not of the API: what will be bought. */
  items: { price: Price | null; cents: number; label: string }[]
  subscriptionMetadata: Record<string, string>
}

export type Subscription = {
  id: string
  object: 'subscription'
  status: 'active' | 'past_due' | 'canceled'
  customer: string
  /** Not of the API: of the customer's address. */
  country: string
  cancel_at_period_end: boolean
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[]
  }
  latest_invoice: string | null
}

export type Invoice = {
  id: string
  object: 'invoice'
  status: 'open' | 'paid'
  created: number
  currency: string
  customer: string
  customer_address: { country: string } | null
  amount_paid: number
  amount_due: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  lines: { object: 'list'; data: Line[] }
}

export type Line = {
  id: string
  object: 'line_item'
  amount: number
  period: { start: number; end: number }
  parent: { type: 'subscription_item_details' | 'invoice_item_details' }
  pricing: {
    type: 'price_details'
    price_details: { price: string; product: string }
    unit_amount_decimal: string
  }
}

export type Payment = { id: string; invoice: string; amount: number; refunded: number; disputed: boolean }

export type Ledger = {
  prices: Map<string, Price>
  sessions: Map<string, Session>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  payments: Map<string, Payment>
  /** Seconds; moved by tests. */
  now: number
  /** The next charges are declined. */
  declines: boolean
  nextId: (prefix: string) => string
  /** Something happened that the product is told of. */
  tell: (type: string, object: object) => void
}

export const emptyLedger = (tell: Ledger['tell']): Ledger => {
  let ids = 0
  return {
    prices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    payments: new Map(),
    now: Math.floor(Date.UTC(2026, 0, 31, 12) / 1000),
    declines: false,
    nextId: (prefix) => `${prefix}_${(++ids).toString().padStart(8, '0')}`,
    tell,
  }
}
