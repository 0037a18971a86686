import type { QueryClient } from '@tanstack/react-query'
import { isAway } from '../../../ui/server/request.ts'
import { whenBack } from '../../../ui/server/when-back.ts'

/** Asks again what failed while the server was away, as soon as it's back. Called with each failure; looks for all of them together. */
export const createAskAgain = (client: () => QueryClient) => {
  let isLooking = false
  const look = async (): Promise<void> => {
    isLooking = true
    await whenBack()
    isLooking = false
    // What fails again comes here again.
    await client().refetchQueries({ type: 'active', predicate: ({ state }) => isAway(state.error) })
  }
  return (error: unknown): void => {
    if (isAway(error) && !isLooking) void look()
  }
}
