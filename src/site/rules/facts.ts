import { policy } from '../../../content/site/policy.ts'
import { retention } from '../../../content/site/retention.ts'
import { money, WITHDRAWAL_DAYS } from '../../billing/rules.ts'
import { HISTORY_PAGE } from '../../conversation/rules.ts'
import type { Plan } from '../../plans/contract.ts'
import { TRIAL_CONVERSATIONS, TRIAL_MESSAGES } from '../../trial/rules.ts'

/** What `{braces}` in the site's texts stand for: each number is read where it is decided, so that no two pages can disagree. */
export const factsOf = (plans: Plan[]): Record<string, string> => {
  const plan = (id: string) => {
    const found = plans.find((one) => one.id === id)
    if (!found) throw new Error(`the site's texts name the plan ${id}, which is not there`)
    return found
  }
  const inMoney = (plan: Plan, what: 'priceCents' | 'setupFeeCents') => money(plan[what], plan.currency)
  const days = (id: string) => String(retention.rows.find((row) => row.id === id)?.days ?? '')
  return {
    freeChildren: String(plan('free').maxChildren),
    freeMessages: String(plan('free').maxConversations),
    basicPrice: inMoney(plan('basic'), 'priceCents'),
    familyPrice: inMoney(plan('family'), 'priceCents'),
    ultimatePrice: inMoney(plan('ultimate'), 'priceCents'),
    setupFee: inMoney(plan('family'), 'setupFeeCents'),
    trialConversations: String(TRIAL_CONVERSATIONS),
    trialMessages: String(TRIAL_MESSAGES),
    closedDays: days('closed'),
    effectiveDate: policy.effectiveDate,
    lastChanged: policy.lastChanged,
    supportHours: policy.supportHours,
    answerWithin: policy.answerWithin,
    moneyBackDays: String(policy.moneyBackDays),
    refundBusinessDays: policy.refundBusinessDays,
    lastConversations: String(HISTORY_PAGE),
    withdrawalDays: String(WITHDRAWAL_DAYS),
  }
}

/** A text in pieces: words as they are, and the names in its braces. */
export const piecesOf = (text: string): { words?: string; name?: string }[] =>
  text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1) } : { words: piece }))
