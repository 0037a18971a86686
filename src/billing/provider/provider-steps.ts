import { findSubscription } from '../../plans/queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { Refund } from '../withdraw-contract.ts'

type Parts = { db: Db; payments: Payments }

/** Tells the provider whether the family's subscription renews, where it has one there. */
export const setEnding = async (
  { db, payments }: Parts,
  familyId: string,
  isEnding: boolean,
): Promise<void> => {
  const { providerSubscriptionId: id } = await findSubscription(db, familyId)
  if (id) await payments.setEnding(id, isEnding)
}

/** Pays back what a withdrawn contract is owed of one payment. Safe to run twice. */
export const payBack = async (
  payments: Payments,
  { invoiceId, subscriptionId, cents }: Refund,
): Promise<void> => {
  if (subscriptionId) await payments.endNow(subscriptionId)
  if (cents !== 0) await payments.refundInvoice(invoiceId, cents)
}

/** The provider's page for cards and receipts. Throws not_found for a family that never paid there. */
export const openPortal = async (
  { db, payments }: Parts,
  familyId: string,
  returnUrl: string,
): Promise<string> => {
  const { providerCustomerId: customer } = await findSubscription(db, familyId)
  if (!customer) throw new AppError('not_found')
  return payments.openPortal(customer, returnUrl)
}
