import { type RefObject, useLayoutEffect } from 'react'

const GROWS_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Lets a text area grow with its words where the browser does not; its own min and max height still hold. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const box = field.current
    if (GROWS_ITSELF || !box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  }, [field, text])
}
