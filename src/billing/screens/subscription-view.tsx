import { pricing } from '../../../content/site/pricing.ts'
import type { Plan } from '../../plans/contract.ts'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { SubscriptionView as View } from '../contract.ts'
import { money } from '../rules.ts'
import { useChangeSubscription, useOpenPortal } from './api.ts'
import { Withdrawal } from './withdrawal.tsx'

/** On a phone all buttons are as wide as the card. */
const WIDTH = 'grow sm:grow-0'

type SubscriptionViewProps = { subscription: View; plan: Plan | undefined; nextPlan: Plan | undefined }

export function SubscriptionView({ subscription, plan, nextPlan }: SubscriptionViewProps) {
  const { planId, status, isCancelled, withdrawableUntil, hasPortal } = subscription
  const portal = useOpenPortal()
  const isPaid = planId !== FREE_PLAN_ID
  const change = useChangeSubscription(isCancelled ? 'resume' : 'cancel')
  return (
    <div className="space-y-6">
      <Card className="p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="display text-2xl">{plan?.name ?? planId}</h2>
          <Tag tone={status === 'Active' && !isCancelled ? 'good' : 'warm'}>
            {isCancelled ? 'Cancelled' : status}
          </Tag>
        </div>
        {plan && isPaid ? (
          <p className="mt-1 text-ink-soft">
            {subscription.payments === 'placeholder'
              ? pricing.notCharged
              : `${money(plan.priceCents, plan.currency)} a month`}
          </p>
        ) : null}
        <p className="mt-4" role="status">
          {whatComesNext(subscription, nextPlan)}
        </p>
        {change.error || portal.error ? (
          <Notice tone="error" className="mt-4">
            {wordsFor(change.error ?? portal.error)}
          </Notice>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-3">
          {/* First, so that a second press on Cancel doesn't hit it. */}
          {isCancelled ? (
            <Button onClick={() => change.mutate()} isLoading={change.isPending} className={WIDTH}>
              Resume Plan
            </Button>
          ) : null}
          <Link to="/pricing" className={buttonClass(isPaid ? 'secondary' : 'primary', 'md', WIDTH)}>
            {isPaid ? 'Change Plan' : 'See Plans'}
          </Link>
          {isPaid && !isCancelled && status === 'Active' ? (
            <Button
              variant="secondary"
              onClick={() => change.mutate()}
              isLoading={change.isPending}
              className={WIDTH}
            >
              Cancel Plan
            </Button>
          ) : null}
          {hasPortal ? (
            <Button
              variant="secondary"
              onClick={() => portal.mutate()}
              isLoading={portal.isPending}
              className={WIDTH}
            >
              Card and Receipts
            </Button>
          ) : null}
        </div>
      </Card>
      {withdrawableUntil ? (
        <Withdrawal until={withdrawableUntil} isCharged={subscription.payments === 'stripe'} />
      ) : null}
    </div>
  )
}

const whatComesNext = (
  { status, nextDate, isCancelled, renewsByItself, payments }: View,
  nextPlan: Plan | undefined,
): string => {
  if (!nextDate) return "The free plan doesn't end. You get new messages every 30 days."
  const day = dayOf(nextDate)
  if (status === 'Expired') return `It ended on ${day}. Choose it again to go on.`
  if (isCancelled) {
    const fate =
      payments === 'placeholder' ? 'You cancelled it.' : "It won't renew, and nothing more is charged."
    return `${fate} It stays yours until ${day}; then your family is on the free plan.`
  }
  if (nextPlan) return `It runs until ${day}; then your family is on the ${nextPlan.name} plan.`
  if (renewsByItself) return `It renews on ${day}.`
  return `It runs until ${day} and then ends by itself: nothing is charged. To keep it, choose it again.`
}
