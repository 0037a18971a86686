import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import type { Toast } from './toast.ts'
import { toast, toastStore } from './toast.ts'

/**
 * Stands once on the page and shows what `toast` is given, at the top, because what is acted on next is further down: on a phone over the
 * site's header, which nobody needs that moment, else below it.
 */
export function Toaster({ hasHeader }: { hasHeader: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed inset-x-4 z-50 flex flex-col items-center gap-2',
        hasHeader
          ? 'top-[max(0.125rem,env(safe-area-inset-top))] lg:top-18'
          : 'top-[calc(4.5rem+env(safe-area-inset-top))]',
      )}
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
      className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-lg"
    >
      {tone === 'success' ? (
        <CircleCheck aria-hidden="true" className="mt-3 size-5 shrink-0 text-good-ink" />
      ) : null}
      {tone === 'error' ? (
        <CircleAlert aria-hidden="true" className="mt-3 size-5 shrink-0 text-danger-ink" />
      ) : null}
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-ink-soft">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress()
            toast.dismiss(id)
          }}
          className="touch px-2 font-semibold text-sm text-accent-ink underline underline-offset-4"
        >
          {action.label}
        </button>
      ) : null}
      <IconButton label="Dismiss" onClick={() => toast.dismiss(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
