import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { DemoPlan } from '../../contract.ts'
import { demoPlansQuery } from '../api.ts'
import { DemoSubscribe } from './demo-subscribe.tsx'

type DemoPricingProps = {
  /** The plan that a link asked to subscribe to. */
  tier: string | null
  onBack: () => void
  onSubscribe: (plan: DemoPlan) => void
}

export function DemoPricing({ tier, onBack, onSubscribe }: DemoPricingProps) {
  const { data, isError } = useQuery(demoPlansQuery)
  const [chosen, setChosen] = useState(tier)
  const plan = data?.plans.find(({ id }) => id === chosen) ?? null
  return (
    <Page>
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
        className="-ms-3 mb-4"
      >
        Back
      </Button>
      <h1 className="display text-3xl">Choose a plan to try</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        In this demo, a plan starts right away and costs nothing.
      </p>
      {isError ? (
        <Notice tone="error" className="mt-8">
          Failed to load pricing plans.
        </Notice>
      ) : null}
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {data
          ? data.plans.map((one) => <PlanCard key={one.id} plan={one} onChoose={() => setChosen(one.id)} />)
          : ['a', 'b', 'c'].map((key) => (
              <li key={key}>
                <Skeleton className="h-56 rounded-xl" />
              </li>
            ))}
      </ul>
      {plan ? (
        <DemoSubscribe plan={plan} onClose={() => setChosen(null)} onSubscribe={() => onSubscribe(plan)} />
      ) : null}
    </Page>
  )
}

function PlanCard({ plan, onChoose }: { plan: DemoPlan; onChoose: () => void }) {
  return (
    <li>
      <Card className="flex h-full flex-col">
        <div className="flex min-h-8 flex-wrap items-start justify-between gap-x-3">
          <h2 className="display text-2xl">{plan.name}</h2>
          {plan.badge ? <Tag tone="warm">{plan.badge}</Tag> : null}
        </div>
        <p className="mt-2">
          <span className="display text-3xl">{priceText(plan.priceCents)}</span>
          <span className="text-ink-soft text-sm"> / month</span>
        </p>
        <p className="mt-2 mb-6 text-ink-soft text-sm">{plan.description}</p>
        <Button onClick={onChoose} className="mt-auto w-full">
          Start {plan.name}
        </Button>
      </Card>
    </li>
  )
}

const priceText = (cents: number) =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`
