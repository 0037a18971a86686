import type { Plan } from './contract.ts'

/** What a child's counter holds when messages are not counted. */
export const UNLIMITED = -1

/** Unlimited is written in three ways: -1, 999, or the plan ultimate. */
export const isUnlimitedPlan = (plan: Pick<Plan, 'id' | 'maxConversations'>): boolean =>
  plan.maxConversations === UNLIMITED || plan.maxConversations >= 999 || plan.id === 'ultimate'

/** Messages a new child starts with. */
export const initialCredits = (plan: Pick<Plan, 'id' | 'maxConversations'>): number =>
  isUnlimitedPlan(plan) ? UNLIMITED : plan.maxConversations

const DAY_MS = 24 * 60 * 60 * 1000
/** A paid month, for the expiry that is shown and for the way back to the free plan. */
export const TERM_DAYS = 30

export type PlanTerm = {
  status: 'Active' | 'Expired'
  /** Null for the free plan, which does not end. */
  expiresAt: Date | null
}

/** A paid plan ends 30 days after it was subscribed to. */
export const planTerm = (planId: string, subscribedAt: Date, now: Date): PlanTerm => {
  if (planId === 'free') return { status: 'Active', expiresAt: null }
  const expiresAt = new Date(subscribedAt.getTime() + TERM_DAYS * DAY_MS)
  return { status: now > expiresAt ? 'Expired' : 'Active', expiresAt }
}
