import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'

const DELAY_MS = 500

/** Says what the button under the pointer does, or the one the keyboard came to. It reads the button's label, so no button waits for its code. */
export function Tooltips() {
  const target = useTarget()
  return (
    <Tooltip.Root open={target !== null}>
      {/* Over a dialog nothing is seen but what stands in it. */}
      <Tooltip.Portal container={target?.closest('dialog') ?? document.body}>
        <Tooltip.Positioner anchor={target} sideOffset={6} collisionPadding={8} className="z-50">
          {/* Screen readers have the label already. */}
          <Tooltip.Popup
            aria-hidden="true"
            className="pointer-events-none max-w-64 animate-fade rounded-md bg-ink px-2.5 py-1 text-paper text-xs wrap-anywhere"
          >
            {target?.getAttribute('aria-label')}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function useTarget() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: HTMLElement | null = null
    const hide = () => {
      clearTimeout(timer)
      setTarget(null)
    }
    const consider = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
      // Its icon is under the pointer now, or a press gave it the focus.
      if (button === last) return
      last = button
      hide()
      if (button?.matches(':focus-visible, :hover'))
        timer = setTimeout(() => (button.isConnected ? setTarget(button) : null), DELAY_MS)
    }
    const point = (event: PointerEvent) => (event.pointerType === 'mouse' ? consider(event) : hide())
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerover', point, { signal })
    document.addEventListener('focusin', consider, { signal })
    for (const over of ['pointerdown', 'keydown', 'focusout', 'scroll'])
      document.addEventListener(over, hide, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [])
  return target
}
