import { recordConsent, withdrawConsent } from '../accounts/consents.ts'
import type { Actor } from '../accounts/guard.ts'
import { findPlan, lockSubscription, updateSubscription } from '../plans/queries.ts'
import { nextDate } from '../plans/rules/term.ts'
import { FREE_PLAN_ID } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { EnqueuePlanMail } from './emails/plan-mail.ts'

type Parts = { db: Db; enqueueMail: EnqueuePlanMail }
type Who = Pick<Actor, 'familyId' | 'email'>

/** The plan stays until its period ends and then does not renew. Asked for twice it is done once. Throws conflict on the free plan. */
export const cancelRenewal = (
  { db, enqueueMail }: Parts,
  { familyId, email }: Who,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const term = await lockPaid(tx, familyId)
    if (term.cancelledAt) return
    await updateSubscription(tx, familyId, { cancelledAt: now })
    await withdrawConsent(tx, familyId, 'renewal', now)
    const plan = await findPlan(tx, term.planId)
    const end = nextDate(term)
    if (plan && end) {
      const { name: planName, priceCents: cents, currency } = plan
      await enqueueMail(tx, {
        to: email,
        about: 'cancelled',
        planName,
        renews: term.providerSubscriptionId !== null,
        cents,
        currency,
        at: end.toISOString(),
      })
    }
  })

/** Takes a cancelled plan up again. */
export const resumeRenewal = ({ db }: Parts, { familyId }: Who, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const term = await lockPaid(tx, familyId)
    if (!term.cancelledAt) return
    await updateSubscription(tx, familyId, { cancelledAt: null })
    // What ends by itself renews nothing, whoever takes it up again.
    if (term.providerSubscriptionId) await recordConsent(tx, familyId, ['renewal'], now)
  })

const lockPaid = async (tx: Db, familyId: string) => {
  const term = await lockSubscription(tx, familyId)
  if (term.planId === FREE_PLAN_ID) throw new AppError('conflict')
  return term
}
