import type { Plan } from '../plans/contract.ts'
import {
  FREE_PLAN_ID,
  initialCredits,
  isDowngrade,
  isUnlimitedPlan,
  TERM_DAYS,
  UNLIMITED,
} from '../plans/rules.ts'

/** A child as far as money is concerned. */
export type Holder = {
  id: string
  /** -1 is unlimited. */
  remainingMessages: number
  /** How many of them, used or not, the period that runs has given: what goes when that period is undone. 0 where they are not counted. */
  givenMessages: number
  isFrozen: boolean
}
export type Limits = Pick<Plan, 'id' | 'maxChildren' | 'maxConversations'>

const DAY_MS = 24 * 60 * 60 * 1000
export const WITHDRAWAL_DAYS = 14

/** Those past the limit, highest remaining first, who have no messages left are frozen; all others are unfrozen. */
export const freeze = (children: readonly Holder[], maxChildren: number): Holder[] => {
  const ranked = highestFirst(children)
  return children.map((child) => ({
    ...child,
    isFrozen: ranked.indexOf(child) >= maxChildren && child.remainingMessages === 0,
  }))
}

/** A checkout: freezes by what is left from before, then adds the plan's messages to each child. */
export const atCheckout = (children: readonly Holder[], plan: Limits): Holder[] =>
  freeze(children, plan.maxChildren).map((child) => credited({ ...child, givenMessages: 0 }, plan))

/** The same where it cuts a paid period short: what is left of that one belongs to the new one, and goes with it if it is undone. */
export const atUpgrade = (children: readonly Holder[], plan: Limits): Holder[] =>
  freeze(children, plan.maxChildren).map((child) =>
    credited({ ...child, givenMessages: givenAndLeft(child) }, plan),
  )

/** A period that renewed by itself: frozen children stay so, and the plan's messages go to as many as it is for. */
export const atRenewal = (children: readonly Holder[], plan: Limits): Holder[] =>
  nextPeriod(
    children.map((child) => ({ ...child, givenMessages: 0 })),
    plan,
    credited,
  )

/** A payment for a period that a later one has overtaken: its messages are added and nothing else changes. */
export const atLatePayment = (children: readonly Holder[], plan: Limits): Holder[] =>
  children.map((child) =>
    child.remainingMessages === UNLIMITED
      ? child
      : { ...credited(child, plan), givenMessages: child.givenMessages },
  )

/** A paid plan ran out: freezes as a checkout does. What is left stays; unlimited ends; the free month begins. */
export const atExpiry = (children: readonly Holder[], free: Limits): Holder[] => {
  const ended = freeze(children, free.maxChildren).map((child) =>
    child.remainingMessages === UNLIMITED ? { ...child, remainingMessages: initialCredits(free) } : child,
  )
  return atFreeMonth(ended, free)
}

/** The free plan's month begins anew: back to its messages, and nobody who has more loses any. */
export const atFreeMonth = (children: readonly Holder[], free: Limits): Holder[] =>
  nextPeriod(children, free, (child) => ({
    ...child,
    // A period that is undone later takes back what it gave, and nothing of this month.
    givenMessages: givenAndLeft(child),
    remainingMessages:
      child.remainingMessages === UNLIMITED || isUnlimitedPlan(free)
        ? UNLIMITED
        : Math.max(child.remainingMessages, free.maxConversations),
  }))

/** What the period that runs gave a child and is still there. */
export const givenAndLeft = ({ remainingMessages, givenMessages }: Holder): number =>
  Math.min(Math.max(0, remainingMessages), givenMessages)

const credited = <Child extends Holder>(child: Child, plan: Limits): Child => ({
  ...child,
  // Unlimited is no number to add to: whoever had it starts with the plan's.
  remainingMessages: isUnlimitedPlan(plan)
    ? UNLIMITED
    : Math.max(0, child.remainingMessages) + plan.maxConversations,
  givenMessages: isUnlimitedPlan(plan) ? 0 : child.givenMessages + plan.maxConversations,
})

/** Gives to the first of those who are not frozen, as many as the plan is for; the others live on what they have, then freeze. */
const nextPeriod = (
  children: readonly Holder[],
  plan: Limits,
  give: (child: Holder, plan: Limits) => Holder,
): Holder[] => {
  const ranked = highestFirst(children.filter((child) => !child.isFrozen))
  return children.map((child) => {
    if (child.isFrozen) return child
    if (ranked.indexOf(child) < plan.maxChildren) return give(child, plan)
    return { ...child, isFrozen: child.remainingMessages === 0 }
  })
}

/** Equals keep the order they were given in. */
const highestFirst = (children: readonly Holder[]): Holder[] =>
  [...children].sort((a, b) => rank(b) - rank(a))

const rank = ({ remainingMessages }: Holder): number =>
  remainingMessages === UNLIMITED ? Number.MAX_SAFE_INTEGER : remainingMessages

/** The plan's own fee, once per family, ever. */
export const setupFeeDue = (plan: Pick<Plan, 'setupFeeCents'>, hasPaidSetupFee: boolean): number =>
  hasPaidSetupFee ? 0 : plan.setupFeeCents

/** Every 30 days. */
export const isFreeMonthDue = (planId: string, creditsAt: Date, now: Date): boolean =>
  planId === FREE_PLAN_ID && now >= after(creditsAt, TERM_DAYS)

/** Until when a contract can be withdrawn from that was made at this time. */
export const withdrawableUntil = (madeAt: Date): Date => after(madeAt, WITHDRAWAL_DAYS)

/** Where buyers have the right to withdraw by a button: the Union, those who follow its law here, and Britain. */
const WITHDRAWAL_COUNTRIES = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB'.split(' '),
)

export const canWithdraw = (country: string | null, madeAt: Date, now: Date): boolean =>
  country !== null && WITHDRAWAL_COUNTRIES.has(country) && now <= withdrawableUntil(madeAt)

const after = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS)

/** A line of a plan's card; `isPlanned` is what the plan will bring and does not yet. */
export const featureLine = (feature: string): { text: string; isPlanned: boolean } => {
  const [, planned] = /^Planned: (.+)$/.exec(feature) ?? []
  return planned ? { text: planned, isPlanned: true } : { text: feature, isPlanned: false }
}

export type Chooser = { emailVerified: boolean } | null

/** What a plan's button does: where it leads, and what it asks before. */
export const pricingStep = (
  me: Chooser,
  plans: readonly { id: string }[],
  currentId: string | null,
  chosenId: string,
): { path: string; question: string | null } => {
  const plan = encodeURIComponent(chosenId)
  if (!me) return { path: `/signup?next=checkout&plan=${plan}`, question: null }
  if (!me.emailVerified) return { path: `/verify-email?next=checkout&plan=${plan}`, question: null }
  return { path: `/checkout?plan=${plan}`, question: questionFor(plans, currentId, chosenId) }
}

const questionFor = (
  plans: readonly { id: string }[],
  currentId: string | null,
  chosenId: string,
): string | null => {
  if (currentId === chosenId) return 'Do you want to re-subscribe to this plan?'
  if (currentId !== null && isDowngrade(plans, currentId, chosenId)) {
    return "You're downgrading your plan. Some child profiles or features may be frozen. Do you want to continue?"
  }
  return null
}

export const planButton = (plan: Pick<Plan, 'id' | 'name'>, currentId: string | null): string =>
  `${plan.id === currentId ? 'Renew' : 'Start'} ${plan.name}`

/** '$12', '$19.99', '€5': without cents where there are none. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
