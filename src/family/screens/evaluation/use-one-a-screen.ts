import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 40rem)'

/** A phone has room for one statement. */
export const useOneAScreen = () =>
  useSyncExternalStore(
    (changed) => {
      const phone = window.matchMedia(PHONE)
      phone.addEventListener('change', changed)
      return () => phone.removeEventListener('change', changed)
    },
    () => window.matchMedia(PHONE).matches,
  )
