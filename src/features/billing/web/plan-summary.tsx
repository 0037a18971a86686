import { Card } from '../../../ui/card.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Plan } from '../../plans/contract.ts'
import { money } from '../rules.ts'
import { PlanFeatures } from './plan-features.tsx'

type PlanSummaryProps = { plan: Plan; setupFeeCents: number }

/** What is bought, what it costs today and what after that. */
export function PlanSummary({ plan, setupFeeCents }: PlanSummaryProps) {
  const { name, description, badge, features, priceCents, currency } = plan
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display text-2xl">{name}</h2>
        {badge ? <Tag tone="accent">{badge}</Tag> : null}
      </div>
      <p className="mt-1 text-ink-soft">{description}</p>
      <PlanFeatures features={features} className="mt-5 text-sm" />
      <dl className="mt-6 space-y-2 border-line border-t pt-5 tabular-nums">
        <Line term={`${name}, one month`} sum={money(priceCents, currency)} />
        {setupFeeCents > 0 ? <Line term="One-time setup fee" sum={money(setupFeeCents, currency)} /> : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold">
          <dt>Due today</dt>
          <dd className="display ms-auto text-2xl">{money(priceCents + setupFeeCents, currency)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Line({ term, sum }: { term: string; sum: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="ms-auto">{sum}</dd>
    </div>
  )
}
