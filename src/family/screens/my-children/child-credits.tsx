import type { Plan } from '../../../plans/contract.ts'
import { dayOf } from '../../../ui/day-of.ts'
import { Link } from '../../../ui/link.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { creditBar, isUnlimited } from '../../rules.ts'

type ChildCreditsProps = {
  remaining: number | null | undefined
  used: number
  plan: Plan | null | undefined
  /** When new ones come, where that is known: an ISO time. */
  nextAllowance: string | null
}

/** How many messages this child has left this month. */
export function ChildCredits({ remaining, used: counted, plan, nextAllowance }: ChildCreditsProps) {
  if (typeof remaining !== 'number' || !plan) {
    return <p className="text-ink-soft text-sm">Failed to fetch remaining credits</p>
  }
  if (isUnlimited(remaining, plan.maxConversations, plan.id)) {
    return <p className="text-ink-soft text-sm">Unlimited messages</p>
  }
  const { total, used, percent, text } = creditBar({
    left: remaining,
    used: counted,
    allowance: plan.maxConversations,
  })
  const isOut = remaining <= 0
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-ink-soft text-sm tabular-nums">
        {text}
        {isOut ? (
          <Link
            to="/pricing"
            className="touch -my-3 inline-flex items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            See plans
          </Link>
        ) : null}
      </p>
      <ProgressBar
        label="Messages used"
        value={total > 0 ? used : 1}
        max={total}
        valueText={text}
        tone={isOut ? 'danger' : percent >= 80 ? 'warm' : 'accent'}
      />
      {isOut && nextAllowance ? (
        <p className="mt-2 text-ink-soft text-sm">New messages come on {dayOf(nextAllowance)}.</p>
      ) : null}
    </div>
  )
}
