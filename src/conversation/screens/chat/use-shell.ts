import { useLayoutEffect, useRef, useState } from 'react'
import { useVisibleHeight } from './use-visible-height.ts'

/** In letters' heights: in less, header, notices and field would take the talk's room. A short window has it, a keyboard makes it, and large type does. */
const LOW_REM = 36

/** The box a chat fills, and whether it is so low that all but the name and the field have to scroll with the talk. Mark it `group/chat` and `data-low`. */
export function useShell() {
  const shell = useRef<HTMLDivElement>(null)
  const [isLow, setIsLow] = useState(false)
  useVisibleHeight(shell)
  useLayoutEffect(() => {
    const box = shell.current
    if (!box) return
    const look = () => {
      const { fontSize } = getComputedStyle(document.documentElement)
      setIsLow(box.clientHeight < LOW_REM * Number.parseFloat(fontSize))
    }
    // Looks for the first time once the page is laid out anyway, before it is painted.
    const resized = new ResizeObserver(look)
    resized.observe(box)
    // It grows with the type, which the box does not.
    if (box.firstElementChild) resized.observe(box.firstElementChild)
    return () => resized.disconnect()
  }, [])
  return { shell, isLow }
}
