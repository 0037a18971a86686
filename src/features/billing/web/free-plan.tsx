import { pricing } from '../../../../content/site/pricing.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Plan } from '../../plans/contract.ts'

const { free } = pricing

export function FreePlan({ plan }: { plan: Plan }) {
  return (
    <div className="mx-auto mt-10 flex max-w-3xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl bg-glow-wash px-7 py-6 text-glow-ink">
      <div className="max-w-md">
        <h2 className="font-semibold text-lg">{free.title}</h2>
        <p className="mt-0.5">{free.text(plan.maxConversations)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/signup" className={buttonClass('secondary', 'md')}>
          {free.button}
        </Link>
        <Link to="/demo" className={buttonClass('quiet', 'md')}>
          {free.demo}
        </Link>
      </div>
    </div>
  )
}
