import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Exchange } from './exchanges.ts'

const FIRST = 40
const MORE = 60
const TIDY_MS = 1_500
const RETRY_MS = 3_000

type Past = {
  exchanges: Exchange[]
  scroller: RefObject<HTMLElement | null>
  isAway: boolean
  /** The server has others before these. */
  hasEarlier: boolean
  loadEarlier: () => Promise<void>
}

/**
 * Shows the end of a long list at once, more of its past when the reader comes near the top, and only the end again once they are back
 * there: what is on the page stays short enough for a message to appear in the moment it is sent.
 */
export function useEarlier({ exchanges, scroller, isAway, hasEarlier, loadEarlier }: Past) {
  const end = Math.max(0, exchanges.length - FIRST)
  const [firstKey, setFirstKey] = useState(exchanges[end]?.key)
  const [tries, setTries] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const fromBottom = useRef<number | null>(null)
  // By its key: what is put before the list moves every place in it.
  const place = exchanges.findIndex(({ key }) => key === firstKey)
  const from = place === -1 ? end : place
  const hasMore = from > 0 || hasEarlier
  const nextKey = exchanges[Math.max(0, from - MORE)]?.key

  useEffect(() => {
    if (!hasMore || !top.current || !scroller.current) return
    const box = scroller.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (from === 0)
          return void loadEarlier().catch(() => {
            timer = setTimeout(setTries, RETRY_MS, tries + 1)
          })
        fromBottom.current = box.scrollHeight - box.scrollTop
        setFirstKey(nextKey)
      },
      { root: box, rootMargin: '800px 0px 0px' },
    )
    seen.observe(top.current)
    return () => {
      seen.disconnect()
      clearTimeout(timer)
    }
  }, [hasMore, from, nextKey, tries, scroller, loadEarlier])

  // Some browsers keep in place what is read when more is put above it, and some do not: counted from the end, both come out right.
  useLayoutEffect(() => {
    if (fromBottom.current === null || !scroller.current) return
    scroller.current.scrollTop = scroller.current.scrollHeight - fromBottom.current
    fromBottom.current = null
  }, [firstKey, scroller])

  const isLong = end - from > MORE
  const endKey = exchanges[end]?.key
  useEffect(() => {
    if (isAway || !isLong) return
    const timer = setTimeout(() => {
      const box = scroller.current
      if (box) fromBottom.current = box.scrollHeight - box.scrollTop
      setFirstKey(endKey)
    }, TIDY_MS)
    return () => clearTimeout(timer)
  }, [isAway, isLong, endKey, scroller])

  const showFrom = (place: number) => {
    if (place < from) setFirstKey(exchanges[place]?.key)
  }
  return { from, hasMore, top, showFrom }
}
