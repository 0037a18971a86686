import { findOwnerEmail } from '../accounts/queries.ts'
import { findPlan, listPaidBegunBefore, markReminded, type Subscription } from '../plans/queries.ts'
import { isReminderDue, nextDate } from '../plans/rules/term.ts'
import type { Db } from '../platform/db/db.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Nothing that began later can be near its end. */
const SHORTEST_DAYS = 20

/** Writes to parents some days before their plan renews or ends, once for each period. */
export const remindOfRenewals = async (db: Db, enqueue: EnqueuePlanMail, now: Date): Promise<void> => {
  for (const term of await listPaidBegunBefore(db, new Date(now.getTime() - SHORTEST_DAYS * DAY_MS))) {
    if (isReminderDue(term, now)) await remind(db, enqueue, term)
  }
}

const remind = (db: Db, enqueue: EnqueuePlanMail, term: Subscription): Promise<void> =>
  db.transaction(async (tx) => {
    const next = nextDate(term)
    const plan = await findPlan(tx, term.planId)
    const to = await findOwnerEmail(tx, term.familyId)
    if (!next || !plan || !to || !(await markReminded(tx, term.familyId, next))) return
    await enqueue(tx, {
      to,
      about: term.providerSubscriptionId ? 'renews-soon' : 'ends-soon',
      planName: plan.name,
      renews: term.providerSubscriptionId !== null,
      cents: plan.priceCents,
      currency: plan.currency,
      at: next.toISOString(),
    })
  })
