import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { meQuery } from '../../accounts/screens/api.ts'
import { isAway, RequestError } from '../../ui/server/request.ts'
import { createAskAgain } from './recovery/ask-again.ts'

/** Asking again does not help when the server refused or there is no network; it may when nothing came back. */
const isPassing = (error: unknown) => isAway(error) && navigator.onLine

/** A session that ended elsewhere has ended here too: the pages stop taking its parent for signed in. */
const noteEnd = (error: unknown) => {
  if (error instanceof RequestError && error.code === 'unauthenticated') {
    queryClient.setQueryData(meQuery.queryKey, null)
  }
}

const askAgain = createAskAgain(() => queryClient)

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      noteEnd(error)
      askAgain(error)
    },
  }),
  mutationCache: new MutationCache({ onError: noteEnd }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
})
