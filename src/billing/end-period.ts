import type { Plan } from '../plans/contract.ts'
import {
  findPlan,
  findSubscription,
  lockSubscription,
  type Subscription,
  updateSubscription,
} from '../plans/queries.ts'
import { hasRunOut } from '../plans/rules/term.ts'
import { FREE_PLAN_ID } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { beginMonth, undoPeriod } from './change-holders.ts'
import { atExpiry, atFreeMonth, type Holder, isFreeMonthDue } from './rules.ts'

type Ended = 'plan' | 'free-month'

/**
 * Ends what is over for a family: a paid plan goes back to free, a free month begins anew. Null when nothing was. Asked at login and by
 * the schedule; safe to run twice at once.
 */
export const endPeriod = async (db: Db, familyId: string, now: Date): Promise<Ended | null> => {
  if (!whatIsOver(await findSubscription(db, familyId), now)) return null
  return db.transaction(async (tx) => {
    const over = whatIsOver(await lockSubscription(tx, familyId), now)
    if (over === 'plan') await returnToFree(tx, familyId, now)
    if (over === 'free-month') {
      const free = await freePlan(tx)
      await updateSubscription(tx, familyId, { creditsAt: now })
      await beginMonth(tx, familyId, (children) => atFreeMonth(children, free))
    }
    return over
  })
}

/** Puts a family on the free plan, whose month begins now. In the caller's transaction, which holds the subscription. */
export const returnToFree = async (tx: Db, familyId: string, now: Date): Promise<void> => {
  const free = await freePlan(tx)
  await updateSubscription(tx, familyId, { ...FREE_AGAIN, creditsAt: now })
  await beginMonth(tx, familyId, (children) => atExpiry(children, free))
}

/** The same for a period that is undone: no free month begins, and the rule takes back what the period gave. */
export const undoToFree = async (
  tx: Db,
  familyId: string,
  rule: (children: Holder[], free: Plan) => Holder[],
): Promise<void> => {
  const free = await freePlan(tx)
  await updateSubscription(tx, familyId, FREE_AGAIN)
  await undoPeriod(tx, familyId, (children) => rule(children, free))
}

const FREE_AGAIN = {
  planId: FREE_PLAN_ID,
  isActive: false,
  cancelledAt: null,
  providerSubscriptionId: null,
  nextPlanId: null,
}

const whatIsOver = (subscription: Subscription, now: Date): Ended | null => {
  if (hasRunOut(subscription, now)) return 'plan'
  return isFreeMonthDue(subscription.planId, subscription.creditsAt, now) ? 'free-month' : null
}

const freePlan = async (tx: Db) => {
  const free = await findPlan(tx, FREE_PLAN_ID)
  if (!free) throw new Error('there is no free plan')
  return free
}
