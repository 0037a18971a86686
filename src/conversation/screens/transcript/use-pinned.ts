import { type RefObject, useCallback, useRef } from 'react'

/** What is seen above a pinned message. */
const LEAD_PX = 16
/** Below the last exchange, the list's own padding. */
const FOOT_PX = 32
/** However long a message is, so much of the window is left to its answer. */
const ANSWER_SHARE = 0.6

/**
 * Gives the exchange that begins as much room as lets its message stand near the top of the scroller, and scrolls there once. The room
 * stays while its answer is read, and goes when the next one is pinned.
 */
export function usePinned(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const waiting = useRef<string | null>(null)
  const pinned = useRef<HTMLElement | null>(null)
  const fitted = useRef(0)

  const pin = useCallback((key: string) => {
    waiting.current = key
  }, [])

  /** True when it scrolled. Called whenever the page may have changed, so that is cheap while nothing waits. */
  const settle = useCallback(() => {
    const box = scroller.current
    if (!box) return false
    if (pinned.current && fitted.current !== box.clientHeight) fit(box, pinned.current)
    fitted.current = box.clientHeight
    if (waiting.current === null) return false
    const next = content.current?.querySelector<HTMLElement>(
      `[data-exchange="${CSS.escape(waiting.current)}"]`,
    )
    if (!next) return false
    waiting.current = null
    if (pinned.current && pinned.current !== next) pinned.current.style.minHeight = ''
    pinned.current = next
    fit(box, next)
    box.scrollTop += topIn(box, next) - LEAD_PX + overlong(box, next)
    return true
  }, [scroller, content])

  /** How far it is scrolled past the pinned message: unlike the place in the whole list, nothing that changes above moves it. */
  const place = useCallback(
    () => (scroller.current?.scrollTop ?? 0) - (pinned.current?.offsetTop ?? 0),
    [scroller],
  )
  return { pin, settle, place }
}

const fit = (box: HTMLElement, exchange: HTMLElement) => {
  const room = box.clientHeight - LEAD_PX - FOOT_PX + overlong(box, exchange)
  exchange.style.minHeight = `${Math.max(0, room)}px`
}

/** How much of a long message is scrolled away above, so that its answer is seen to begin. */
const overlong = (box: HTMLElement, exchange: HTMLElement): number => {
  const height = exchange.querySelector<HTMLElement>('[data-message]')?.offsetHeight ?? 0
  return Math.max(0, height + LEAD_PX - box.clientHeight * (1 - ANSWER_SHARE))
}

const topIn = (box: HTMLElement, inside: HTMLElement): number =>
  inside.getBoundingClientRect().top - box.getBoundingClientRect().top
