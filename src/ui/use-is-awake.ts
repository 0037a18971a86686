import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page that the build wrote, until the part that asks runs in the browser; a part may wake later than what stands around it. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
