import type { Plan } from '../../plans/contract.ts'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Due } from '../rules/due-today.ts'
import { money } from '../rules.ts'
import { PlanFeatures } from './plan-features.tsx'

type PlanSummaryProps = { plan: Plan; due: Due; currentName: string }

/** What is bought, and what it costs today. */
export function PlanSummary({ plan, due, currentName }: PlanSummaryProps) {
  const { name, description, badge, features, priceCents, currency } = plan
  const sum = (cents: number) => money(cents, currency)
  const { kind, setupFeeCents, creditCents, cents } = due
  const isLater = kind === 'later' || kind === 'same'
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display text-2xl">{name}</h2>
        {badge ? <Tag tone="accent">{badge}</Tag> : null}
      </div>
      <p className="mt-1 text-ink-soft">{description}</p>
      <PlanFeatures features={features} className="mt-5 text-sm" />
      <dl className="mt-6 space-y-2 border-line border-t pt-5 tabular-nums">
        <Line
          term={isLater ? `${name}, from your next month on` : `${name}, one month`}
          sum={sum(priceCents)}
        />
        {setupFeeCents > 0 ? <Line term="One-time setup fee" sum={sum(setupFeeCents)} /> : null}
        {kind === 'upgrade' ? (
          <Line term={`Unused days of ${currentName}, about`} sum={`−${sum(creditCents)}`} />
        ) : null}
        {kind === 'not-charged' ? <Line term="Not charged on this site" sum={`−${sum(priceCents)}`} /> : null}
        {kind === 'off' ? null : (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold">
            <dt>{kind === 'upgrade' ? 'Due today, about' : 'Due today'}</dt>
            <dd className="display ms-auto text-2xl">{sum(cents)}</dd>
          </div>
        )}
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
