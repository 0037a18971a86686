import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import { childrenQuery } from '../../children/web/api.ts'
import type { Account, AccountInput } from '../contract.ts'

const PATH = '/api/account-setup'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => request<Account>('GET', PATH, undefined, signal),
})

/** After a refusal too the server is asked: somebody else may have been faster, and the page shows what is there now. */
export function useSaveAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: AccountInput) => request<Account>('PUT', PATH, input),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    onError: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
  })
}
