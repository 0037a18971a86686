import { useQuery } from '@tanstack/react-query'
import { pricing } from '../../../content/site/pricing.ts'
import { meQuery } from '../../accounts/screens/api.ts'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { Container } from '../../ui/page.tsx'
import { plansQuery, subscriptionQuery } from './api.ts'
import { CurrentPlan } from './current-plan.tsx'
import { FreePlan } from './free-plan.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlansState } from './plans-state.tsx'
import { SetupFee } from './setup-fee.tsx'
import { useChoosePlan } from './use-choose-plan.ts'

/** /pricing. Its first picture stands ready from the build; what the server says then takes its place. */
export function PricingPage() {
  const { data: plans } = useQuery(plansQuery)
  const { data: me } = useQuery(meQuery)
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: me?.emailVerified === true })
  const { choose, busyId, question, goOn, stop } = useChoosePlan(plans)
  const paid = plans.filter(({ id }) => id !== FREE_PLAN_ID)
  const free = plans.find(({ id }) => id === FREE_PLAN_ID)
  const freeState = !me ? 'offered' : subscription?.planId === FREE_PLAN_ID ? 'current' : null
  const featured = paid.find(({ badge }) => badge !== null)
  return (
    <div className="overflow-x-clip">
      <Container className="relative isolate pt-10 pb-14 sm:pt-16 sm:pb-20">
        <div
          aria-hidden="true"
          className="-z-10 -translate-x-1/2 absolute -top-48 left-1/2 h-[46rem] w-[70rem] bg-radial-[closest-side] from-glow/26 to-transparent dark:from-glow/12"
        />
        <div className="mx-auto max-w-[44rem] text-center">
          <h1 className="display text-4xl">{pricing.heading}</h1>
          <p className="mt-5 text-ink-soft text-lg">{pricing.lead}</p>
        </div>
        {free ? <FreePlan plan={free} state={freeState} /> : null}
        <PlansState />
        {subscription && subscription.planId !== FREE_PLAN_ID ? (
          <CurrentPlan subscription={subscription} plans={plans} />
        ) : null}
        <ul className="mx-auto grid max-w-md items-start gap-6 lg:max-w-none lg:grid-cols-3 lg:gap-7">
          {paid.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isFeatured={plan === featured}
              subscription={subscription ?? null}
              isBusy={busyId === plan.id}
              onChoose={() => choose(plan.id)}
            />
          ))}
        </ul>
        {subscription?.payments === 'placeholder' ? null : (
          <SetupFee hasPaid={subscription?.hasPaidSetupFee ?? false} plans={paid} />
        )}
        {me ? null : (
          <p className="mt-4 text-center">
            <Link to="/demo" className={buttonClass('quiet', 'md')}>
              {pricing.free.demo}
            </Link>
          </p>
        )}
      </Container>
      <HowItWorks />
      <ConfirmDialog
        isOpen={question !== null}
        title={question ?? ''}
        confirmLabel="Continue"
        onConfirm={goOn}
        onClose={stop}
      />
    </div>
  )
}
