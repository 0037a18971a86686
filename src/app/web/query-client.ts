import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { meQuery } from '../../accounts/screens/api.ts'
import { RequestError } from '../../ui/server/request.ts'

/** Asking again does not help when the server refused or there is no network; it may when nothing came back. */
const isPassing = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502) && navigator.onLine

/** A session that ended elsewhere has ended here too: the pages stop taking its parent for signed in. */
const noteEnd = (error: unknown) => {
  if (error instanceof RequestError && error.code === 'unauthenticated') {
    queryClient.setQueryData(meQuery.queryKey, null)
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteEnd }),
  mutationCache: new MutationCache({ onError: noteEnd }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
})
