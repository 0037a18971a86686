import { useCallback, useState } from 'react'

/** On a screen with several ways on, only what the last one answered stands there. `clear` must be stable; then `begin` is. */
export function useLatestWay<Way extends string>(clear: () => void) {
  const [latest, setLatest] = useState<Way | null>(null)
  const begin = useCallback(
    (way: Way) => {
      setLatest(way)
      clear()
    },
    [clear],
  )
  return { latest, begin }
}
