import { cancelRenewal } from '../billing/cancel-renewal.ts'
import type { EnqueuePlanMail } from '../billing/emails/plan-mail.ts'
import type { ProviderParts } from '../billing/provider/converge-subscription.ts'
import { setEnding } from '../billing/provider/provider-steps.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { BeforeClosing } from '../privacy/close-account.ts'

type Parts = { db: Db; clock: Clock; enqueuePlanMail: EnqueuePlanMail; provider: ProviderParts | null }

/** What happens before an account closes, in this order; each may refuse by throwing, and must not mind running twice. */
export const beforeClosing = ({ db, clock, enqueuePlanMail, provider }: Parts): BeforeClosing[] => [
  async (owner) => {
    if (provider) await setEnding(provider, owner.familyId, true)
    await cancelRenewal({ db, enqueueMail: enqueuePlanMail }, owner, clock()).catch(unlessFree)
  },
]

const unlessFree = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error
}
