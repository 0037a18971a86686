import { randomUUID } from 'node:crypto'
import type { SubscriptionView } from '../../src/billing/contract.ts'
import type { Client } from './factories.ts'

/** Where nothing is charged: the family plan unless told. */
export const checkout = (parent: Client, given: Record<string, unknown> = {}) =>
  parent.call('POST', '/api/subscription/checkouts', {
    checkoutId: randomUUID(),
    planId: 'family',
    dueCents: 0,
    ...given,
  })

export const view = async (parent: Client): Promise<SubscriptionView> =>
  (await parent.call('GET', '/api/subscription')).json()

/** What each child has left. */
export const credits = async (parent: Client): Promise<number[]> => {
  const { children } = await (await parent.call('GET', '/api/children')).json()
  return children.map((one: { remainingMessages: number }) => one.remainingMessages)
}
