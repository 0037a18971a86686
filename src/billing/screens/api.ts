import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { plans as builtPlans } from '../../../content/plans.yaml'
import { ask, wire } from '../../ui/server/ask.ts'
import type { CheckoutInput } from '../contract.ts'
import type { BillingApi, PlansApi } from '../routes.ts'

const plans = hc<PlansApi>('/api/plans', wire)
const api = hc<BillingApi>('/api/subscription', wire)

/** The plans as they were when the pages were built (`dataUpdatedAt` is then 0), until the server has said how they are now. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await ask(plans.index.$get, {}, signal)).plans,
  initialData: builtPlans,
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
})

/** The family's own plan; only who is signed in and verified may ask. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

export function useStartCheckout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CheckoutInput) => ask(api.checkouts.$post, { json: input }),
    // After a refusal too: the price or the plan may have changed meanwhile.
    onSettled: () =>
      Promise.all(
        [plansQuery.queryKey, subscriptionQuery.queryKey, ['children'], ['account']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** How far a checkout at the payment provider is; asked again until it is over. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => ask(api.checkouts[':checkoutId'].$get, { param: { checkoutId: id } }, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? CHECKOUT_POLL_MS : false),
  })

const CHECKOUT_POLL_MS = 2000

/** Opens the provider's page for cards and receipts. Its address is a secret for a short while: it goes nowhere but there. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => ask(api.portal.$post, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
}

const CHANGES = {
  cancel: api.cancellation.$post,
  resume: api.cancellation.$delete,
  withdraw: api.withdrawal.$post,
}

/** Cancels, takes up again or withdraws; the page shows what the server then says. */
export function useChangeSubscription(change: keyof typeof CHANGES) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(CHANGES[change], {}),
    onSuccess: (view) => {
      client.setQueryData(subscriptionQuery.queryKey, view)
      void client.invalidateQueries({ queryKey: ['children'] })
    },
  })
}
