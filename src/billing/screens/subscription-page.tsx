import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { plansQuery, subscriptionQuery } from './api.ts'
import { CheckoutWaiting } from './checkout-waiting.tsx'
import { SubscriptionView } from './subscription-view.tsx'

/** /subscription: the family's plan, and how to stop it. */
export function SubscriptionPage() {
  const { data: plans } = useQuery(plansQuery)
  const subscription = useQuery(subscriptionQuery)
  if (subscription.isError) return <NotLoaded title="We couldn't load your plan" query={subscription} />
  if (!subscription.data) return <CheckoutWaiting />
  const named = (id: string | null) => plans.find((plan) => plan.id === id)
  const { planId, nextPlanId } = subscription.data
  return (
    <Page heading="Your plan" width="text">
      <SubscriptionView subscription={subscription.data} plan={named(planId)} nextPlan={named(nextPlanId)} />
    </Page>
  )
}
