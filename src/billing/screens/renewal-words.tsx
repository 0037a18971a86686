import type { Plan } from '../../plans/contract.ts'
import { Link } from '../../ui/link.tsx'
import type { Due } from '../rules/due-today.ts'
import { money } from '../rules.ts'

type RenewalWordsProps = { plan: Plan; due: Due }

/** What the law wants said beside the button: the price, the period, what renews, how to stop it. Where nothing renews, that. */
export function RenewalWords({ plan, due }: RenewalWordsProps) {
  const yourPlan = (
    <Link to="/subscription" className="underline underline-offset-4">
      your plan page
    </Link>
  )
  if (due.kind === 'not-charged') {
    return (
      <p className="text-ink-soft text-sm">
        Nothing is charged today or later, and nothing renews. The plan starts at once and ends by itself
        after 30 days. You'll find it on {yourPlan}.
      </p>
    )
  }
  return (
    <p className="text-ink-soft text-sm">
      {priceWords(plan, due)} The plan renews every month until you cancel. You can cancel in one click on{' '}
      {yourPlan}, and you keep it until the end of the month you paid for.
    </p>
  )
}

const priceWords = ({ priceCents, currency }: Plan, { kind, cents }: Due): string => {
  const price = money(priceCents, currency)
  if (kind === 'same') return `Nothing today: your plan goes on at ${price} a month.`
  if (kind === 'later') return `Nothing today, then ${price} each month, from your next month on.`
  if (kind === 'upgrade') return `About ${money(cents, currency)} today, then ${price} each month.`
  return cents > priceCents
    ? `${money(cents, currency)} today, then ${price} each month.`
    : `${price} today and each month.`
}
