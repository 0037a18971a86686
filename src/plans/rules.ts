import type { Plan } from './contract.ts'

export const FREE_PLAN_ID = 'free'

/** What a child's counter holds when messages are not counted. */
export const UNLIMITED = -1

/** Unlimited is written in three ways: -1, 999, or the plan ultimate. */
export const isUnlimitedPlan = (plan: Pick<Plan, 'id' | 'maxConversations'>): boolean =>
  plan.maxConversations === UNLIMITED || plan.maxConversations >= 999 || plan.id === 'ultimate'

/** Messages a new child starts with. A plan that names no number gives none. */
export const initialCredits = (plan: Pick<Plan, 'id' | 'maxConversations'>): number =>
  isUnlimitedPlan(plan) ? UNLIMITED : plan.maxConversations

/** A paid month, for the expiry that is shown and for the way back to the free plan. */
export const TERM_DAYS = 30

/** Earlier in the list of plans is smaller; the same plan or one that is not there is no downgrade. */
export const isDowngrade = (
  plans: readonly { id: string }[],
  currentId: string,
  chosenId: string,
): boolean => {
  const place = (id: string) => plans.findIndex((plan) => plan.id === id)
  return chosenId !== currentId && place(chosenId) >= 0 && place(chosenId) < place(currentId)
}

const DAY_MS = 24 * 60 * 60 * 1000

type Allowed = {
  planId: string
  subscribedAt: Date
  expiresAt: Date | null
  creditsAt: Date
  /** Null where nothing renews by itself: the free month begins where the plan ends. */
  providerSubscriptionId: string | null
}

/** When a family's messages are next given. */
export const nextAllowance = (term: Allowed): Date => {
  if (term.planId === FREE_PLAN_ID) return daysAfter(term.creditsAt, TERM_DAYS)
  if (term.providerSubscriptionId !== null && term.expiresAt !== null) return term.expiresAt
  return daysAfter(term.subscribedAt, TERM_DAYS)
}

const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS)

/** The same day and time of the next month in UTC; its last day where it has no such day: 31 January becomes 28 or 29 February. */
export const oneMonthAfter = (time: Date): Date => {
  const next = new Date(time)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  next.setUTCDate(Math.min(time.getUTCDate(), daysInMonth(next)))
  return next
}

const daysInMonth = (time: Date): number => {
  const last = new Date(time)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}

/** The monthly report and workbook come with their fields, and, as the specification has it, with any plan named so. */
export const includesReports = (plan: Pick<Plan, 'name' | 'hasInsightsReport' | 'hasWorkbook'>): boolean =>
  plan.hasInsightsReport || plan.hasWorkbook || /ultimate/i.test(plan.name)
