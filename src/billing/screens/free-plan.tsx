import { pricing } from '../../../content/site/pricing.ts'
import type { Plan } from '../../plans/contract.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'

const { free } = pricing

/** What costs nothing, in one line before what does. `state` is null for who is on a paid plan. */
export function FreePlan({ plan, state }: { plan: Plan; state: 'offered' | 'current' | null }) {
  return (
    <div className="mx-auto mt-7 flex min-h-[4.25rem] w-fit max-w-full flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-xl bg-glow-wash px-6 py-3 text-glow-ink">
      <p className="text-center">
        <strong className="font-semibold">{free.name}:</strong> {free.text(plan.maxConversations)}
      </p>
      {state === 'offered' ? (
        <Link
          to="/signup"
          search={{ next: 'account-setup', plan: plan.id }}
          className={buttonClass('secondary', 'sm')}
        >
          {free.button}
        </Link>
      ) : null}
      {state === 'current' ? <Tag tone="warm">{free.current}</Tag> : null}
    </div>
  )
}
