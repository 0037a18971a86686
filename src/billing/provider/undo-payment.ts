import { findPlan, lockSubscription } from '../../plans/queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { changeHolders } from '../change-holders.ts'
import { undoToFree } from '../end-period.ts'
import { listPeriods, markRefunded } from '../queries.ts'
import { atEarlierRefund, atRefund } from '../rules/take-back.ts'
import type { ProviderParts } from './converge-subscription.ts'

/**
 * What a payment that went back in full, by us or by the bank, leads to: its period's messages go, as far as they are still there, and
 * the plan ends if it was for the period that runs. One that was withdrawn has been undone before. Safe to run twice.
 */
export const undoPayment = async (parts: ProviderParts, paymentId: string, type: string): Promise<void> => {
  const { db, payments, clock } = parts
  const payment = await payments.readPayment(paymentId)
  if (!payment || !(payment.isRefunded || type === 'charge.dispute.created')) return
  const { subscriptionId, invoiceId } = payment
  const { reference: familyId, periods } = await payments.readSubscription(subscriptionId)
  const isLatest = periods.at(-1)?.invoiceId === invoiceId
  await db.transaction((tx) => takeBack(tx, familyId, invoiceId, isLatest, clock()))
  if (isLatest) await payments.endNow(subscriptionId)
}

const takeBack = async (tx: Db, familyId: string, key: string, isLatest: boolean, now: Date) => {
  await lockSubscription(tx, familyId)
  const [newest] = await listPeriods(tx, familyId)
  const period = await markRefunded(tx, familyId, key, now)
  const plan = period && (await findPlan(tx, period.planId))
  if (!plan) return
  // What has come after it, from another subscription too, stays.
  const isRunning = isLatest && newest?.key === key
  if (isRunning) await undoToFree(tx, familyId, (children, free) => atRefund(children, plan, free))
  else await changeHolders(tx, familyId, (children) => atEarlierRefund(children, plan))
}
