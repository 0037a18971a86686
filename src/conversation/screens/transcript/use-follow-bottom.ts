import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePinned } from './use-pinned.ts'

const NEAR_PX = 100
const LEAD_PX = 96
/** Less is no move: places are whole pixels. */
const ROUNDED_PX = 1

/**
 * Keeps a scroller at its end while the reader is near it, and leaves it alone once they scroll up to read. A message just sent is pinned
 * near the top, and its answer fills the room below: following that would push its beginning off a phone. What is marked `data-after`
 * stands behind the end: it must not push what is being read out of a low window.
 */
export function useFollowBottom() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastPlace = useRef(0)
  const [isAway, setIsAway] = useState(false)
  const { pin, settle, place } = usePinned(scroller, content)

  const toBottom = useCallback((behavior: ScrollBehavior = 'instant') => {
    isFollowing.current = true
    setIsAway(false)
    scroller.current?.scrollTo({ top: endOf(scroller.current), behavior })
  }, [])

  /** Shows the start of the last element that matches, with a little of what stands before it. */
  const toTopOf = useCallback((selector: string) => {
    const box = scroller.current
    const last = [...(content.current?.querySelectorAll(selector) ?? [])].at(-1)
    if (!box || !last) return
    isFollowing.current = false
    box.scrollTop += last.getBoundingClientRect().top - box.getBoundingClientRect().top - LEAD_PX
  }, [])

  /** Puts the exchange that begins near the top, once it is on the page. */
  const toExchange = useCallback(
    (key: string | null) => {
      if (!key) return
      isFollowing.current = false
      setIsAway(false)
      pin(key)
    },
    [pin],
  )

  useLayoutEffect(() => toBottom(), [toBottom])

  useLayoutEffect(() => {
    // Where we scrolled to ourselves is no wish of the reader's.
    if (settle()) lastPlace.current = place()
  })

  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    lastPlace.current = place()
    const look = () => {
      const isNear = endOf(box) - box.scrollTop <= NEAR_PX
      const moved = place() - lastPlace.current
      // Only a move is the reader's wish, up to stay or down to the end: a smooth scroll down is also far from the end for a while.
      if (isNear && moved > ROUNDED_PX) isFollowing.current = true
      else if (!isNear && moved < -ROUNDED_PX) isFollowing.current = false
      lastPlace.current = place()
      setIsAway(!isNear && !isFollowing.current)
    }
    const resized = new ResizeObserver(() => {
      if (settle()) lastPlace.current = place()
      if (isFollowing.current) box.scrollTop = Math.max(box.scrollTop, endOf(box))
      look()
    })
    resized.observe(box)
    resized.observe(content.current)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [settle, place])

  return { scroller, content, isAway, toBottom, toTopOf, toExchange }
}

/** How far it is scrolled where its end is at the bottom. Asked at every move, so only the last of what it holds is looked through. */
const endOf = (box: HTMLElement): number => {
  const after = box.firstElementChild?.lastElementChild?.querySelector<HTMLElement>('[data-after]')
  return box.scrollHeight - box.clientHeight - (after?.offsetHeight ?? 0)
}
