import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import type { Toast } from './toast.ts'
import { toast, toastStore } from './toast.ts'

/** Stands once at the end of the page and shows what `toast` is given. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col items-center gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:items-end"
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
    </section>
  )
}

function ToastCard({ id, tone, title, description, action, durationMs }: Toast) {
  const [isPointed, setIsPointed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointed || hasFocus
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toast.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from leaving
    <div
      onMouseEnter={() => setIsPointed(true)}
      onMouseLeave={() => setIsPointed(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-lg bg-ink py-2 pr-2 pl-4 text-paper shadow-lg"
    >
      {tone === 'success' ? <CircleCheck aria-hidden="true" className="mt-3 size-5 shrink-0" /> : null}
      {tone === 'error' ? <CircleAlert aria-hidden="true" className="mt-3 size-5 shrink-0" /> : null}
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <p className="font-semibold">{title}</p>
        {description ? <p className="opacity-85">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress()
            toast.dismiss(id)
          }}
          className="touch px-2 font-semibold text-sm underline underline-offset-4 focus-visible:outline-paper"
        >
          {action.label}
        </button>
      ) : null}
      <IconButton
        label="Dismiss"
        onClick={() => toast.dismiss(id)}
        className="text-paper not-disabled:hover:bg-paper/15 not-disabled:hover:text-paper"
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
