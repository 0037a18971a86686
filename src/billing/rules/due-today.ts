import type { Plan } from '../../plans/contract.ts'
import { FREE_PLAN_ID, isDowngrade } from '../../plans/rules.ts'
import type { SubscriptionView } from '../contract.ts'
import { setupFeeDue } from '../rules.ts'

/** What choosing a plan comes to, the same for every word of the checkout. Money in cents. */
export type Due = {
  /**
   * `not-charged`: no payments here, and the plan ends by itself. `first`: it begins and is paid for. `upgrade`: a new month begins, less
   * what is unused. `later`: a smaller plan begins with the next month. `same`: it goes on. `off`: nothing can be bought.
   */
  kind: 'not-charged' | 'first' | 'upgrade' | 'later' | 'same' | 'off'
  setupFeeCents: number
  /** What is taken off for the unused days of the plan there is. */
  creditCents: number
  cents: number
}
type Priced = Pick<Plan, 'id' | 'priceCents' | 'setupFeeCents'>
type View = Pick<
  SubscriptionView,
  'payments' | 'planId' | 'renewsByItself' | 'isCancelled' | 'hasPaidSetupFee' | 'unusedCents'
>

export const dueToday = (plan: Priced, plans: readonly { id: string }[], view: View): Due => {
  const none = { setupFeeCents: 0, creditCents: 0, cents: 0 }
  if (view.payments === 'off') return { kind: 'off', ...none }
  if (view.payments === 'placeholder') return { kind: 'not-charged', ...none }
  if (!isPaidFor(view)) {
    const setupFeeCents = setupFeeDue(plan, view.hasPaidSetupFee)
    return { kind: 'first', setupFeeCents, creditCents: 0, cents: plan.priceCents + setupFeeCents }
  }
  if (view.planId === plan.id) return { kind: 'same', ...none }
  if (isDowngrade(plans, view.planId, plan.id)) return { kind: 'later', ...none }
  const creditCents = Math.min(view.unusedCents, plan.priceCents)
  return { kind: 'upgrade', setupFeeCents: 0, creditCents, cents: plan.priceCents - creditCents }
}

/** A provider charges this family already, or did until it cancelled. */
const isPaidFor = ({ planId, renewsByItself, isCancelled }: View): boolean =>
  planId !== FREE_PLAN_ID && (renewsByItself || isCancelled)

/** What the server compares with its own table: the whole price, whatever is taken off it. */
export const shownCents = ({ priceCents }: Pick<Plan, 'priceCents'>, { kind, setupFeeCents }: Due): number =>
  kind === 'not-charged' ? 0 : priceCents + setupFeeCents

/** Whether something begins today, so that the parent has to ask for it to begin within the fourteen days. */
export const beginsToday = ({ kind }: Pick<Due, 'kind'>): boolean => kind === 'first' || kind === 'upgrade'
