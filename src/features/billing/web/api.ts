import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { plans as builtPlans } from '../../../../content/plans.yaml'
import { request } from '../../../ui/request.ts'
import type { Plan } from '../../plans/contract.ts'
import type { CheckoutInput, CheckoutStarted, CheckoutState, SubscriptionView } from '../contract.ts'

/** The plans as they were when the pages were built (`dataUpdatedAt` is then 0), until the server has said how they are now. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) =>
    (await request<{ plans: Plan[] }>('GET', '/api/plans', undefined, signal)).plans,
  initialData: builtPlans,
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
})

/** The family's own plan; only who is signed in and verified may ask. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => request<SubscriptionView>('GET', '/api/subscription', undefined, signal),
})

export function useStartCheckout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CheckoutInput) =>
      request<CheckoutStarted>('POST', '/api/subscription/checkouts', input),
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
    queryFn: ({ signal }) =>
      request<CheckoutState>(
        'GET',
        `/api/subscription/checkouts/${encodeURIComponent(id)}`,
        undefined,
        signal,
      ),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? CHECKOUT_POLL_MS : false),
  })

const CHECKOUT_POLL_MS = 2000

/** Opens the provider's page for cards and receipts. Its address is a secret for a short while: it goes nowhere but there. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => request<{ url: string }>('POST', '/api/subscription/portal'),
    onSuccess: ({ url }) => location.assign(url),
  })
}

const CHANGES = {
  cancel: ['POST', '/api/subscription/cancellation'],
  resume: ['DELETE', '/api/subscription/cancellation'],
  withdraw: ['POST', '/api/subscription/withdrawal'],
} as const

/** Cancels, takes up again or withdraws; the page shows what the server then says. */
export function useChangeSubscription(change: keyof typeof CHANGES) {
  const client = useQueryClient()
  const [method, path] = CHANGES[change]
  return useMutation({
    mutationFn: () => request<SubscriptionView>(method, path),
    onSuccess: (view) => {
      client.setQueryData(subscriptionQuery.queryKey, view)
      void client.invalidateQueries({ queryKey: ['children'] })
    },
  })
}
