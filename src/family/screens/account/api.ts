import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../../ui/server/ask.ts'
import type { AccountInput } from '../../account/contract.ts'
import type { AccountSetupApi } from '../../account/routes.ts'
import { childrenQuery } from '../api.ts'

const { index: account } = hc<AccountSetupApi>('/api/account-setup', wire)

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => ask(account.$get, {}, signal),
})

/** After a refusal too the server is asked: somebody else may have been faster, and the page shows what is there now. */
export function useSaveAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: AccountInput) => ask(account.$put, { json: input }),
    onSuccess: (saved) => client.setQueryData(accountQuery.queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
  })
}
