import { initialCredits, isUnlimitedPlan, UNLIMITED } from '../../plans/rules.ts'
import { freeze, givenAndLeft, type Holder, type Limits } from '../rules.ts'

/**
 * A withdrawn period: all it gave goes as far as it is still there, and the children are the free plan's again. No free month begins
 * with it, or each withdrawal would bring one.
 */
export const atWithdrawal = (children: readonly Holder[], free: Limits): Holder[] =>
  undone(children, free, givenAndLeft)

/** The period that runs was given back or disputed: as much goes as its plan gives each child. */
export const atRefund = (children: readonly Holder[], refunded: Limits, free: Limits): Holder[] =>
  undone(children, free, (child) => Math.min(givenAndLeft(child), Math.max(0, refunded.maxConversations)))

/** An earlier period was: what is left from before the one that runs goes, as much as that plan gave, and nothing else changes. */
export const atEarlierRefund = (children: readonly Holder[], refunded: Limits): Holder[] =>
  children.map((child) => {
    if (child.remainingMessages === UNLIMITED || isUnlimitedPlan(refunded)) return child
    const older = child.remainingMessages - givenAndLeft(child)
    return {
      ...child,
      remainingMessages: child.remainingMessages - Math.min(older, refunded.maxConversations),
    }
  })

/** Whoever was not counted is again: as many as the free plan is for start with its messages. */
const undone = (children: readonly Holder[], free: Limits, taken: (child: Holder) => number): Holder[] => {
  const left = children.map((child) => ({
    ...child,
    remainingMessages: child.remainingMessages === UNLIMITED ? 0 : child.remainingMessages - taken(child),
    givenMessages: 0,
  }))
  return freeze(left, free.maxChildren).map((child, place) =>
    isUnlimitedPlan(free) || (children[place]?.remainingMessages === UNLIMITED && !child.isFrozen)
      ? { ...child, remainingMessages: initialCredits(free) }
      : child,
  )
}

/** How many messages the period that runs gave, and how many of them were used. */
export const usageOf = (holders: readonly Holder[]): { given: number; used: number } => ({
  given: sum(holders.map(({ givenMessages }) => givenMessages)),
  used: sum(holders.map((holder) => holder.givenMessages - givenAndLeft(holder))),
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
