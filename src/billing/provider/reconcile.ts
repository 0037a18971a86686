import { convergeSubscription, type ProviderParts } from './converge-subscription.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { listProviderSubscriptions, listUnhandledEvents } from './provider-queries.ts'

/**
 * Makes good each night what events lost: those that nobody has looked into to the end, then every family's plan beside what the
 * provider says of it, for all that live there and all that we take for living. One that fails does not keep the others waiting.
 */
export const reconcile = async (parts: ProviderParts): Promise<void> => {
  const { db, payments, log } = parts
  const counts = { looked: 0, failed: 0 }
  const look = async (id: string, work: () => Promise<unknown>) => {
    counts.looked += 1
    try {
      await work()
    } catch (err) {
      counts.failed += 1
      log.error({ err, id }, 'what the payment provider knows could not be looked into')
    }
  }
  for (const id of await listUnhandledEvents(db)) await look(id, () => handlePaymentEvent(parts, id))
  const ids = new Set(await listProviderSubscriptions(db))
  for await (const id of payments.listLiving()) ids.add(id)
  for (const id of ids) await look(id, () => convergeSubscription(parts, id))
  log.info(counts, 'plans were reconciled with the payment provider')
}
