import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ask, wire } from '../../../ui/ask.ts'
import { childrenQuery } from '../../children/web/api.ts'
import type { AccountInput } from '../contract.ts'
import type { AccountSetupApi } from '../routes.ts'

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
