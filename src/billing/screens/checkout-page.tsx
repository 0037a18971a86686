import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowLeft, SearchX } from 'lucide-react'
import { meQuery } from '../../accounts/screens/api.ts'
import { GoTo } from '../../accounts/screens/go-to.tsx'
import { textOf } from '../../accounts/screens/where-next.ts'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { pricingStep } from '../rules.ts'
import { plansQuery, subscriptionQuery } from './api.ts'
import { CheckoutView } from './checkout-view.tsx'
import { CheckoutWaiting } from './checkout-waiting.tsx'

/** /checkout?plan. Who has no account, or has not verified, does that first and comes back. Prices are the server's, never the build's. */
export function CheckoutPage() {
  const planId = textOf(useSearch({ from: '/checkout' }), 'plan') ?? ''
  const me = useQuery(meQuery)
  const plans = useQuery(plansQuery)
  const subscription = useQuery({ ...subscriptionQuery, enabled: me.data?.emailVerified === true })
  const plan = plans.data.find(({ id }) => id === planId && id !== FREE_PLAN_ID)
  if (me.data !== undefined && !me.data?.emailVerified) {
    return <GoTo path={pricingStep(me.data, plans.data, null, planId).path} />
  }
  const failed = [me, plans, subscription].find(({ isError }) => isError)
  if (failed) return <NotLoaded title="We couldn't load your plan" query={failed} />
  if (!subscription.data || plans.dataUpdatedAt === 0) return <CheckoutWaiting />
  if (!plan) return <PlanNotFound />
  return <CheckoutView key={plan.id} plan={plan} plans={plans.data} subscription={subscription.data} />
}

function PlanNotFound() {
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<SearchX aria-hidden="true" />}
        title="Checkout"
        action={
          <Link to="/pricing" className={buttonClass('primary')}>
            <ArrowLeft aria-hidden="true" />
            Back to Pricing
          </Link>
        }
      >
        <p role="alert">Plan not found. Please go back and select a valid plan.</p>
      </EmptyState>
    </Page>
  )
}
