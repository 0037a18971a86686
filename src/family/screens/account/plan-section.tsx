import { isUnlimitedPlan } from '../../../plans/rules.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dayOf } from '../../../ui/day-of.ts'
import { Link } from '../../../ui/link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Account } from '../../account/contract.ts'
import { type Fact, Facts } from './facts.tsx'

type PlanSectionProps = { plan: Account['plan']; childCount: number }

export function PlanSection({ plan, childCount }: PlanSectionProps) {
  const facts: Fact[] = [
    { term: 'Plan', words: plan.name },
    {
      term: 'Status',
      words: <Tag tone={plan.status === 'Active' ? 'good' : 'warm'}>{plan.status}</Tag>,
    },
    ...(plan.expiresAt ? [{ term: 'Expires', words: dayOf(plan.expiresAt) }] : []),
    { term: 'Children', words: childrenWords(childCount, plan.maxChildren) },
    { term: 'Messages', words: isUnlimitedPlan(plan) ? 'Unlimited' : `${plan.maxConversations} a month` },
  ]
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h3 className="pt-2 font-semibold text-lg leading-snug">Plan information</h3>
        <Link to="/pricing" className={buttonClass('secondary', 'sm', 'shrink-0')}>
          Change Plan
        </Link>
      </div>
      <Facts facts={facts} />
    </Card>
  )
}

/** With a smaller plan than before there are more children than it is for. */
const childrenWords = (count: number, max: number): string =>
  count <= max ? `${count} of ${max}` : `${count}, and this plan is for ${max}`
