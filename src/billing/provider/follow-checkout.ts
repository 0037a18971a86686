import { AppError } from '../../platform/errors.ts'
import type { CheckoutState } from '../contract.ts'
import { convergeSubscription, type ProviderParts } from './converge-subscription.ts'
import { findCheckout, updateCheckout } from './provider-queries.ts'

/** How far a checkout is: while it is open the provider is asked, so that nobody waits for an event that was lost. Throws not_found. */
export const followCheckout = async (
  parts: ProviderParts,
  familyId: string,
  id: string,
): Promise<CheckoutState> => {
  const { db, payments } = parts
  const row = await findCheckout(db, familyId, id)
  if (!row) throw new AppError('not_found')
  const { planId } = row
  if (row.status !== 'open' || !row.sessionId) return { status: row.status, planId }
  const { status, isPaid, subscriptionId } = await payments.readCheckout(row.sessionId)
  if (status === 'expired') await updateCheckout(db, row, { status: 'gone' })
  if (!isPaid || !subscriptionId) return { status: status === 'expired' ? 'gone' : 'open', planId }
  // Only once the plan is there: an error here leaves the checkout open, and the next question tries again.
  if (!(await convergeSubscription(parts, subscriptionId))) return { status: 'open', planId }
  await updateCheckout(db, row, { status: 'paid' })
  return { status: 'paid', planId }
}
