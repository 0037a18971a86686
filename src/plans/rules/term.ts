import { FREE_PLAN_ID, TERM_DAYS } from '../rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a renewal that a provider has not reported yet keeps its plan: cards are tried again for days. */
export const LATE_RENEWAL_DAYS = 7
const REMINDER_DAYS = 3

export type Term = {
  planId: string
  subscribedAt: Date
  expiresAt: Date | null
  /** Null where nothing renews by itself. */
  providerSubscriptionId: string | null
}

/** When a paid plan goes back to free: after 30 days, or, where a provider renews it, a while after the end that it reported. */
export const endOf = ({ planId, subscribedAt, expiresAt, providerSubscriptionId }: Term): Date | null => {
  if (planId === FREE_PLAN_ID) return null
  const plain = after(subscribedAt, TERM_DAYS)
  if (providerSubscriptionId === null || expiresAt === null) return plain
  return new Date(Math.max(plain.getTime(), after(expiresAt, LATE_RENEWAL_DAYS).getTime()))
}

/** The day a parent is told: when a provider renews the plan next, or else when it ends. */
export const nextDate = (term: Term): Date | null =>
  term.planId !== FREE_PLAN_ID && term.providerSubscriptionId !== null && term.expiresAt !== null
    ? term.expiresAt
    : endOf(term)

export const isReminderDue = (term: Term, now: Date): boolean => {
  const next = nextDate(term)
  return next !== null && now < next && after(now, REMINDER_DAYS) >= next
}

export const hasRunOut = (term: Term, now: Date): boolean => {
  const end = endOf(term)
  return end !== null && now > end
}

export type PlanTerm = {
  status: 'Active' | 'Expired'
  /** Null for the free plan, which does not end. */
  expiresAt: Date | null
}

/** A plan's term as a parent reads it. */
export const planTerm = (term: Term, now: Date): PlanTerm => ({
  status: hasRunOut(term, now) ? 'Expired' : 'Active',
  expiresAt: nextDate(term),
})

const after = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS)
