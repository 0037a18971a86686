import * as z from 'zod'
import { checkoutFields } from './forms.ts'

export const checkoutSchema = z.strictObject({
  /** The page's own id: the same checkout sent twice is one. */
  checkoutId: z.uuid(),
  planId: z.string().regex(/^[\w-]{1,64}$/),
  ...checkoutFields,
  /** The price and fee that the page showed, 0 where nothing is charged; one that changed meanwhile is shown again before it is agreed to. */
  dueCents: z.int().min(0),
})
export type CheckoutInput = z.infer<typeof checkoutSchema>

/** Where the page goes next: a path of ours, or the provider's payment page. */
export type CheckoutStarted = { next: string }

/** How this installation takes money: 'stripe' does, 'placeholder' takes none and grants the plan, 'off' neither. */
export type PaymentsKind = 'placeholder' | 'off' | 'stripe'

/** How far a checkout at the payment provider is; 'gone' was given up or expired. */
export type CheckoutState = { status: 'open' | 'paid' | 'gone'; planId: string }

/** A family's plan as its parents see it. Times are ISO. */
export type SubscriptionView = {
  planId: string
  status: 'Active' | 'Expired'
  subscribedAt: string
  /** When it renews or ends; null for the free plan. */
  nextDate: string | null
  /** True where a provider charges the next month by itself. */
  renewsByItself: boolean
  isCancelled: boolean
  /** The plan that the next period is for, where that is another. */
  nextPlanId: string | null
  /** The provider's page for cards and receipts can be opened. */
  hasPortal: boolean
  hasPaidSetupFee: boolean
  /** What is unused of the month that is paid for, in cents: an upgrade takes it off. 0 where no provider charges. */
  unusedCents: number
  /** Until when the contract can be withdrawn from, where the billing address's country has that right. */
  withdrawableUntil: string | null
  payments: PaymentsKind
}
