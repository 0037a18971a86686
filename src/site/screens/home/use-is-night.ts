import { useSyncExternalStore } from 'react'

const NIGHT_FROM_HOUR = 22
const NIGHT_UNTIL_HOUR = 5

/** True from ten in the evening until five on the reader's clock; false in the page that is built ahead. */
export const useIsNight = () => useSyncExternalStore(subscribe, isNight, () => false)

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const isNight = () => {
  const hour = new Date().getHours()
  return hour >= NIGHT_FROM_HOUR || hour < NIGHT_UNTIL_HOUR
}
