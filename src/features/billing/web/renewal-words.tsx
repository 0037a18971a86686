import { Link } from '../../../ui/link.tsx'
import type { Plan } from '../../plans/contract.ts'
import { money } from '../rules.ts'

type RenewalWordsProps = { plan: Plan; setupFeeCents: number }

/** What the law wants said beside the button: the price, the period, what renews, how to stop it. */
export function RenewalWords({ plan, setupFeeCents }: RenewalWordsProps) {
  const price = money(plan.priceCents, plan.currency)
  const due = money(plan.priceCents + setupFeeCents, plan.currency)
  return (
    <p className="text-ink-soft text-sm">
      {setupFeeCents > 0 ? `${due} today, then ${price} each month.` : `${price} today and each month.`} The
      plan renews every month until you cancel. You cancel in one click on{' '}
      <Link to="/subscription" className="underline underline-offset-4">
        the page of your plan
      </Link>{' '}
      and keep it until the end of the month you paid for.
    </p>
  )
}
