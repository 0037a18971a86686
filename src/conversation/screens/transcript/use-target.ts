import { useEffect, useRef } from 'react'
import { LONG_PAGE } from '../../rules.ts'
import type { Exchange } from './exchanges.ts'

type Target = {
  /** The message to show, from a search. */
  messageId: string | null
  exchanges: Exchange[]
  hasEarlier: boolean
  loadEarlier: (limit: number) => Promise<void>
  /** Puts the exchanges from here on onto the page. */
  showFrom: (place: number) => void
  /** Scrolls to what matches, and stays there. */
  toTopOf: (selector: string) => void
}

const LEAD = 5

/** Goes to a message once, however far back it lies: its pages are fetched until it is there. */
export function useTarget({ messageId, exchanges, hasEarlier, loadEarlier, showFrom, toTopOf }: Target) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!messageId || shown.current === messageId || exchanges.length === 0) return
    const place = exchanges.findIndex(
      ({ question, answer }) => question?.id === messageId || answer?.id === messageId,
    )
    if (place === -1) {
      if (hasEarlier) void loadEarlier(LONG_PAGE).catch(() => {})
      return
    }
    shown.current = messageId
    showFrom(Math.max(0, place - LEAD))
    const selector = `[data-message="${CSS.escape(messageId)}"]`
    requestAnimationFrame(() => {
      toTopOf(selector)
      const found = document.querySelector<HTMLElement>(selector)
      found?.focus({ preventScroll: true })
      found?.setAttribute('data-found', '')
    })
  }, [messageId, exchanges, hasEarlier, loadEarlier, showFrom, toTopOf])
}
