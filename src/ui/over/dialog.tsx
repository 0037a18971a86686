import { X } from 'lucide-react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'

export type DialogProps = {
  isOpen: boolean
  /** Called for Escape, the close button and, where allowed, a press outside. Ignored while `isBusy`. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons; stays in view while the body scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Off by default, so that a stray press loses no typed words. */
  closesOnBackdrop?: boolean
  isBusy?: boolean
}

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

/**
 * A modal dialog; on a phone a sheet that comes from below. It stands on the browser's own dialog element: the
 * focus trap, the inert page and the stacking of one dialog on another cost no bytes. An element marked
 * `data-autofocus` gets the focus, else the title, so that no keyboard jumps up unasked.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const {
    title,
    description,
    children,
    footer,
    size = 'md',
    closesOnBackdrop = false,
    isBusy = false,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()
  const close = () => {
    if (!isBusy) props.onClose()
  }

  // A layout effect, because closing must come before the element leaves the page for the focus to go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    const page = document.documentElement
    // Where a scroll bar was its place is kept, so that nothing behind moves.
    page.toggleAttribute('data-scrolls', window.innerWidth > page.clientWidth)
    dialog?.showModal()
    // The title comes first and is marked too, so whatever else is marked wins.
    const marked = dialog?.querySelectorAll<HTMLElement>('[data-autofocus]') ?? []
    Array.from(marked).at(-1)?.focus()
    return () => dialog?.close()
  }, [])

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }
  // Some browsers close on a second Escape without asking.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget && ref.current && !ref.current.open) props.onClose()
  }
  const onPress = (event: MouseEvent) => {
    pressedOutside.current = event.target === ref.current
  }
  const onClick = (event: MouseEvent) => {
    if (closesOnBackdrop && pressedOutside.current && event.target === ref.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's ways out
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={onCancel}
      onClose={onClosed}
      onMouseDown={onPress}
      onClick={onClick}
      className={cx(
        'm-0 mt-auto w-full max-w-none animate-rise overflow-hidden rounded-t-2xl bg-surface text-ink shadow-lg',
        'max-h-[92dvh] backdrop:animate-fade backdrop:bg-scrim sm:m-auto sm:rounded-2xl',
        WIDTHS[size],
      )}
    >
      <div className="relative flex max-h-[92dvh] flex-col overflow-y-auto">
        <div className="px-6 pt-6 pr-16 pb-3 sm:px-8 sm:pt-8">
          <h2 id={`${id}-title`} tabIndex={-1} data-autofocus className="display text-2xl">
            {title}
          </h2>
          {description ? (
            <div id={`${id}-description`} className="mt-1.5 text-ink-soft text-sm">
              {description}
            </div>
          ) : null}
        </div>
        {children ? (
          <div className="min-h-[5rem] overflow-y-auto overscroll-contain px-6 py-2 sm:px-8">{children}</div>
        ) : null}
        {footer ? (
          <div className="flex flex-col-reverse gap-2 px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-8 sm:pb-8">
            {footer}
          </div>
        ) : (
          <div className="pb-6 sm:pb-8" />
        )}
        <IconButton
          label="Close"
          onClick={close}
          disabled={isBusy}
          className="absolute top-4 right-4 sm:top-6 sm:right-6"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  )
}
