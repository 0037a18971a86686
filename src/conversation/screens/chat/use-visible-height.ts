import { type RefObject, useEffect } from 'react'

/** iOS lays its keyboard over the page instead of shrinking it; the chat then has to fit itself above it. */
export function useVisibleHeight(shell: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    const box = shell.current
    if (!view || !box) return
    const fit = () => {
      const isCovered = view.scale === 1 && view.height < window.innerHeight - 1
      box.style.height = isCovered ? `${view.height}px` : ''
      box.style.translate = isCovered ? `0 ${view.offsetTop}px` : ''
    }
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [shell])
}
