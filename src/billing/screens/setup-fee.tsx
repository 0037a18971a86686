import { pricing } from '../../../content/site/pricing.ts'
import type { Plan } from '../../plans/contract.ts'
import { money } from '../rules.ts'

type SetupFeeProps = { hasPaid: boolean; plans: Plan[] }

/** Names the sum where all plans agree on it; else each card does. */
export function SetupFee({ hasPaid, plans }: SetupFeeProps) {
  const [first] = plans
  const isOne = first && plans.every(({ setupFeeCents }) => setupFeeCents === first.setupFeeCents)
  if (!first || (!hasPaid && !(isOne && first.setupFeeCents > 0))) return null
  return (
    <p className="mt-8 text-center text-ink-soft">
      {hasPaid ? pricing.noSetupFee : pricing.setupFee(money(first.setupFeeCents, first.currency))}
    </p>
  )
}
