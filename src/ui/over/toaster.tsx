import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { showToastsBy, type Told } from './toast.ts'

const DURATION_MS = 5000
/** A tired hand on a slow phone needs them to take something back. */
const WITH_ACTION_DURATION_MS = 20_000

type ToasterProps = { hasHeader: boolean }

/** Stands once on the page and shows what `toast` is given. They stay while one points at them or F6 led into them. */
export function Toaster(props: ToasterProps) {
  return (
    <Toast.Provider timeout={DURATION_MS}>
      <Toasts {...props} />
    </Toast.Provider>
  )
}

/** At the top, because what is acted on next is further down: on a phone over the site's header, which nobody needs that moment, else below it. */
function Toasts({ hasHeader }: ToasterProps) {
  const { toasts, add } = Toast.useToastManager()
  useEffect(() => showToastsBy((told) => add(optionsOf(told))), [add])
  return (
    <Toast.Viewport
      className={cx(
        'pointer-events-none fixed inset-x-4 z-50 flex flex-col items-center gap-2 focus-visible:outline-offset-4',
        hasHeader
          ? 'top-[max(0.125rem,env(safe-area-inset-top))] lg:top-18'
          : 'top-[calc(4.5rem+env(safe-area-inset-top))]',
      )}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
    </Toast.Viewport>
  )
}

const optionsOf = ({ tone, title, description, action }: Told) => ({
  type: tone,
  title,
  description,
  priority: tone === 'error' ? ('high' as const) : ('low' as const),
  ...(action
    ? {
        actionProps: { children: action.label, onClick: action.onPress },
        timeout: WITH_ACTION_DURATION_MS,
      }
    : {}),
})

function ToastCard({ toast }: { toast: Toast.Root.ToastObject }) {
  const { close } = Toast.useToastManager()
  const takeBack = toast.actionProps?.onClick
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'left', 'right']}
      className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-lg data-limited:hidden"
    >
      {toast.type === 'success' ? (
        <CircleCheck aria-hidden="true" className="mt-3 size-5 shrink-0 text-good-ink" />
      ) : null}
      {toast.type === 'error' ? (
        <CircleAlert aria-hidden="true" className="mt-3 size-5 shrink-0 text-danger-ink" />
      ) : null}
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <Toast.Title render={<p />} className="font-semibold" />
        <Toast.Description className="text-ink-soft" />
      </div>
      {takeBack ? (
        <Toast.Action
          onClick={() => close(toast.id)}
          className="touch px-2 font-semibold text-accent-ink text-sm underline underline-offset-4"
        />
      ) : null}
      {/* They never lie on one another, so the button is there for everybody at any time. */}
      <Toast.Close aria-hidden={false} render={<IconButton label="Dismiss" />}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}
