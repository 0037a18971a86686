import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const FIRST = 40
const MORE = 60
const TIDY_MS = 1_500

/**
 * Shows the end of a long list at once, more of its past when the reader comes near the top, and only the end again once they are back
 * there: what is on the page stays short enough for a message to appear in the moment it is sent.
 */
export function useEarlier(total: number, scroller: RefObject<HTMLElement | null>, isAway: boolean) {
  const end = Math.max(0, total - FIRST)
  const [from, setFrom] = useState(end)
  const top = useRef<HTMLDivElement>(null)
  const fromBottom = useRef<number | null>(null)
  const hasMore = from > 0

  useEffect(() => {
    if (!hasMore || !top.current || !scroller.current) return
    const box = scroller.current
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        fromBottom.current = box.scrollHeight - box.scrollTop
        setFrom((place) => Math.max(0, place - MORE))
      },
      { root: box, rootMargin: '800px 0px 0px' },
    )
    seen.observe(top.current)
    return () => seen.disconnect()
  }, [hasMore, scroller])

  // Some browsers keep in place what is read when more is put above it, and some do not: counted from the end, both come out right.
  useLayoutEffect(() => {
    if (fromBottom.current === null || !scroller.current) return
    scroller.current.scrollTop = scroller.current.scrollHeight - fromBottom.current
    fromBottom.current = null
  }, [from, scroller])

  const isLong = end - from > MORE
  useEffect(() => {
    if (isAway || !isLong) return
    const timer = setTimeout(() => setFrom(end), TIDY_MS)
    return () => clearTimeout(timer)
  }, [isAway, isLong, end])

  return { from, hasMore, top }
}
