import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const FIRST = 40
const MORE = 60

/** Shows the end of a long list at once, and more of its past when the reader comes near the top. */
export function useEarlier(total: number, scroller: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(FIRST)
  const top = useRef<HTMLDivElement>(null)
  const fromBottom = useRef<number | null>(null)
  const hasMore = total > shown

  useEffect(() => {
    if (!hasMore || !top.current || !scroller.current) return
    const box = scroller.current
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        fromBottom.current = box.scrollHeight - box.scrollTop
        setShown((count) => count + MORE)
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
  }, [shown, scroller])

  return { from: Math.max(0, total - shown), hasMore, top }
}
