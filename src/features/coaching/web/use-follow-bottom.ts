import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 100
const LEAD_PX = 96

/**
 * Keeps a scroller at its end while the reader is near it, and leaves it alone once they scroll up to read. What is marked `data-after` stands
 * behind that end: it must not push what is being read out of a low window.
 */
export function useFollowBottom() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [isAway, setIsAway] = useState(false)

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

  useLayoutEffect(() => toBottom(), [toBottom])

  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    let lastTop = box.scrollTop
    const look = () => {
      const isNear = endOf(box) - box.scrollTop <= NEAR_PX
      // Only a move upwards is the reader's wish to stay: a smooth scroll down is also far from the end for a while.
      if (isNear) isFollowing.current = true
      else if (box.scrollTop < lastTop) isFollowing.current = false
      lastTop = box.scrollTop
      setIsAway(!isNear && !isFollowing.current)
    }
    const resized = new ResizeObserver(() => {
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
  }, [])

  return { scroller, content, isAway, toBottom, toTopOf }
}

/** How far it is scrolled where its end is at the bottom. Asked at every move, so only the last of what it holds is looked through. */
const endOf = (box: HTMLElement): number => {
  const after = box.firstElementChild?.lastElementChild?.querySelector<HTMLElement>('[data-after]')
  return box.scrollHeight - box.clientHeight - (after?.offsetHeight ?? 0)
}
