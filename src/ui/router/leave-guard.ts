import { useEffect, useRef, useState } from 'react'
import { navigate } from './navigate.ts'

type LeaveGuard = {
  /** True once somebody tried to leave: time to ask. */
  isAsking: boolean
  leave: () => void
  stay: () => void
  /** Goes to a page of ours without asking. */
  goTo: (href: string) => void
}

/** Holds a page while `isOn`: leaving it by a link or by going back waits for an answer; closing or reloading it asks in the browser's own words. */
export const useLeaveGuard = (isOn: boolean): LeaveGuard => {
  const [wanted, setWanted] = useState<string | null>(null)
  const isPassing = useRef(false)

  useEffect(() => {
    if (!isOn) return
    const onNavigate = (event: NavigateEvent) => {
      const staysHere = event.hashChange || event.downloadRequest !== null
      if (isPassing.current || staysHere || event.navigationType === 'reload' || !event.cancelable) return
      event.preventDefault()
      setWanted(event.destination.url)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isPassing.current) event.preventDefault()
    }
    // Before the router takes the navigation for its own.
    window.navigation?.addEventListener('navigate', onNavigate, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.navigation?.removeEventListener('navigate', onNavigate, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isOn])

  const goTo = (href: string) => {
    isPassing.current = true
    setWanted(null)
    void navigate({ href })
  }
  return {
    isAsking: wanted !== null,
    leave: () => wanted !== null && goTo(wanted),
    stay: () => setWanted(null),
    goTo,
  }
}
