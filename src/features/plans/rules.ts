import type { Plan } from './contract.ts'

/** What a child's counter holds when messages are not counted. */
export const UNLIMITED = -1

/** Unlimited is written in three ways: -1, 999, or the plan ultimate. */
export const isUnlimitedPlan = (plan: Pick<Plan, 'id' | 'maxConversations'>): boolean =>
  plan.maxConversations === UNLIMITED || plan.maxConversations >= 999 || plan.id === 'ultimate'

/** Messages a new child starts with. */
export const initialCredits = (plan: Pick<Plan, 'id' | 'maxConversations'>): number =>
  isUnlimitedPlan(plan) ? UNLIMITED : plan.maxConversations
