import { pricing } from '../../../content/site/pricing.ts'
import type { Plan } from '../../plans/contract.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { SubscriptionView } from '../contract.ts'
import { money, planButton } from '../rules.ts'
import { PlanFeatures } from './plan-features.tsx'

type PlanCardProps = {
  plan: Plan
  isFeatured: boolean
  /** Null for who has none, or is not signed in. */
  subscription: SubscriptionView | null
  isBusy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, isFeatured, subscription, isBusy, onChoose }: PlanCardProps) {
  const { id, name, description, priceCents, currency, badge, features } = plan
  return (
    <li
      className={cx(
        'relative flex h-full flex-col rounded-2xl bg-surface p-7 sm:p-8',
        isFeatured ? 'border-2 border-accent shadow-lg' : 'border border-line shadow-md',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="display text-2xl">{name}</h2>
        {badge ? <Tag tone={isFeatured ? 'accent' : 'warm'}>{badge}</Tag> : null}
      </div>
      <p className="mt-1 text-ink-soft lg:min-h-14">{description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="display text-[2.75rem] leading-none tracking-tight tabular-nums">
          {money(priceCents, currency)}
        </span>
        <span className="text-ink-soft">{pricing.perMonth}</span>
      </p>
      <p className="mt-2 text-ink-faint text-sm">{feeWords(plan, subscription)}</p>
      <Button
        variant={isFeatured ? 'primary' : 'secondary'}
        size="lg"
        className="mt-6 w-full"
        isLoading={isBusy}
        onClick={onChoose}
      >
        {planButton(plan, subscription?.planId ?? null)}
      </Button>
      {subscription?.planId === id ? (
        <Link
          to="/subscription"
          className="touch mt-3 text-center text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
        >
          {subscription.isCancelled ? pricing.resume : pricing.cancel}
        </Link>
      ) : null}
      <PlanFeatures features={features} className="mt-7 border-line border-t pt-6" />
    </li>
  )
}

const feeWords = (
  { setupFeeCents, currency }: Pick<Plan, 'setupFeeCents' | 'currency'>,
  subscription: SubscriptionView | null,
): string => {
  if (subscription?.payments === 'placeholder') return pricing.notCharged
  return setupFeeCents > 0 && !subscription?.hasPaidSetupFee
    ? `+ ${money(setupFeeCents, currency)} one-time setup fee`
    : 'No setup fee'
}
