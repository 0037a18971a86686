import { type KeyboardEvent, useEffect, useRef } from 'react'

const FIELD = 'input'
const HITS = 'a'

/** Enter in the field opens the first hit, as soon as there is one for what is typed; arrows go through the hits and back. */
export function useHitKeys(hasHits: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const hits = () => [...(list.current?.querySelectorAll<HTMLElement>(HITS) ?? [])]

  useEffect(() => {
    if (!hasHits || !isAsked.current) return
    isAsked.current = false
    list.current?.querySelector<HTMLElement>(HITS)?.click()
  }, [hasHits])

  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is how some browsers still say that an input method is composing.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const field = list.current?.querySelector<HTMLElement>(FIELD)
    const isInField = event.target === field
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const all = hits()
      const place = all.indexOf(event.target as HTMLElement)
      // From elsewhere, such as 'Show more', the arrows scroll as ever.
      if (place === -1 && !isInField) return
      const next = place + step === -1 ? field : all[place + step]
      if (!next || (isInField && step < 0)) return
      event.preventDefault()
      next.focus()
    } else if (isInField) {
      isAsked.current = event.key === 'Enter' && !hasHits
      if (event.key !== 'Enter') return
      event.preventDefault()
      if (hasHits) hits()[0]?.click()
    }
  }
  return { list, onKeyDown }
}
