import { useEffect, useRef } from 'react'
import { LONG_PAGE } from '../../rules.ts'

type Whole = {
  hasEarlier: boolean
  loadEarlier: (limit: number) => Promise<void>
  /** Puts the exchanges from here on onto the page. */
  showFrom: (place: number) => void
}

/**
 * Paper shows a conversation from its beginning. The keys for it wait until all is fetched; a browser's own menu gives no time for that,
 * so it prints what was fetched by then, and the page says so.
 */
export function usePrintWhole(whole: Whole) {
  const newest = useRef(whole)
  newest.current = whole
  useEffect(() => {
    const showAll = () => newest.current.showFrom(0)
    const onKey = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p'
      if (!isPrint || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      void fetchAll(newest)
        .catch(() => {})
        .then(showAll)
        .then(drawn)
        .then(() => window.print())
    }
    document.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', showAll)
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])
}

const fetchAll = async (newest: { current: Whole }) => {
  while (newest.current.hasEarlier) {
    await newest.current.loadEarlier(LONG_PAGE)
    await drawn()
  }
}

/** What changed is on the page by then. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
