import type { Plan } from '../plans/contract.ts'
import type { MonthlyPrice } from '../platform/payments/payments.ts'

type Priced = Pick<Plan, 'id' | 'name' | 'priceCents' | 'currency'>

/** A plan's price at the provider. Its key holds the amount: a plan that costs something else has another price, and who pays the old one keeps it. */
export const priceOf = ({ id, name, priceCents, currency }: Priced): MonthlyPrice => ({
  key: `kinwise-${id}-${priceCents}-${currency}`,
  product: `Kinwise ${name}`,
  cents: priceCents,
  currency,
})

/** The plan that a price's key was made for; null for a price that is not ours. */
export const planIdOf = (key: string): string | null => /^kinwise-(.+)-\d+-[a-z]{3}$/.exec(key)?.[1] ?? null
