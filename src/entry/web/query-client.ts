import { QueryClient } from '@tanstack/react-query'
import { RequestError } from '../../ui/request.ts'

/** Asking again does not help when the server refused; it may when nothing came back. */
const isPassing = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
})
