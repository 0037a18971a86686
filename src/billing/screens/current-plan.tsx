import type { Plan } from '../../plans/contract.ts'
import { buttonClass } from '../../ui/button.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { Link } from '../../ui/link.tsx'
import type { SubscriptionView } from '../contract.ts'

/** For who has a plan: which, until when, and where to look after it. */
export function CurrentPlan({ subscription, plans }: { subscription: SubscriptionView; plans: Plan[] }) {
  const { planId, nextDate, renewsByItself } = subscription
  const name = plans.find(({ id }) => id === planId)?.name ?? planId
  return (
    <div className="mx-auto mb-7 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface/80 px-6 py-3.5">
      <p>
        You're on <strong className="font-semibold">{name}</strong>
        {nextDate ? `, which ${renewsByItself ? 'renews on' : 'runs until'} ${dayOf(nextDate)}` : ''}.
      </p>
      <Link to="/subscription" className={buttonClass('soft', 'sm')}>
        Manage or Cancel
      </Link>
    </div>
  )
}
