import { ArrowLeft } from 'lucide-react'
import type { Plan } from '../../plans/contract.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { SubscriptionView } from '../contract.ts'
import { dueToday } from '../rules/due-today.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { PlanSummary } from './plan-summary.tsx'

type CheckoutViewProps = { plan: Plan; plans: Plan[]; subscription: SubscriptionView }

export function CheckoutView({ plan, plans, subscription }: CheckoutViewProps) {
  const due = dueToday(plan, plans, subscription)
  const currentName = plans.find(({ id }) => id === subscription.planId)?.name ?? 'your plan'
  return (
    <Page className="max-w-5xl">
      <Link
        to="/pricing"
        className="touch -ms-1 mb-2 inline-flex items-center gap-2 text-ink-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All plans
      </Link>
      <h1 className="display text-3xl">Checkout</h1>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[1fr_1.15fr] lg:gap-8">
        <PlanSummary plan={plan} due={due} currentName={currentName} />
        <Card className="p-6 sm:p-8">
          <h2 className="font-semibold text-lg">Payment</h2>
          {subscription.payments === 'off' ? (
            <Notice tone="warning" className="mt-4">
              Payments aren't set up on this site yet, so you can't start a plan.
            </Notice>
          ) : (
            <CheckoutForm plan={plan} due={due} />
          )}
        </Card>
      </div>
    </Page>
  )
}
