import { type RefObject, useLayoutEffect, useRef } from 'react'

const LEAD_PX = 110

/** While an answer is written the end is followed, until its question has come near the top: a long answer is read from its beginning. */
export function useHeldQuestion(
  scroller: RefObject<HTMLElement | null>,
  messageId: string | undefined,
  /** Changes with each word. */
  written: unknown,
  hold: (selector: string) => void,
) {
  const held = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!messageId || held.current === messageId || !scroller.current) return
    const selector = `[data-message="${messageId}"]`
    const question = scroller.current.querySelector(selector)
    if (!question) return
    const below = question.getBoundingClientRect().top - scroller.current.getBoundingClientRect().top
    if (below > LEAD_PX) return
    held.current = messageId
    hold(selector)
  }, [messageId, written, scroller, hold])
}
