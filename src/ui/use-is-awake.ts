import { useEffect, useState } from 'react'

let isAwake = false

/** False in a page that the build wrote, until its code runs in the browser. */
export function useIsAwake(): boolean {
  const [shown, show] = useState(isAwake)
  useEffect(() => {
    isAwake = true
    show(true)
  }, [])
  return shown
}
