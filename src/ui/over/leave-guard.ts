import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'

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
  const navigate = useNavigate()
  const isPassing = useRef(false)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && !isPassing.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isOn && !isPassing.current,
    withResolver: true,
  })
  return {
    isAsking: status === 'blocked',
    leave: () => proceed?.(),
    stay: () => reset?.(),
    goTo: (href) => {
      isPassing.current = true
      void navigate({ href })
    },
  }
}
