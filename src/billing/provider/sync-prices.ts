import { listPlans } from '../../plans/queries.ts'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { priceOf } from '../prices.ts'

export type SyncedPrice = { planId: string; key: string; outcome: 'made' | 'found' }

/** Makes each paid plan's price at the provider, or finds it. Safe to run twice. */
export const syncPrices = async (db: Db, payments: Payments): Promise<SyncedPrice[]> => {
  const synced: SyncedPrice[] = []
  for (const plan of await listPlans(db)) {
    if (plan.id === FREE_PLAN_ID) continue
    const price = priceOf(plan)
    synced.push({ planId: plan.id, key: price.key, outcome: await payments.ensurePrice(price) })
  }
  return synced
}
