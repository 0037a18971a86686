import { Spinner } from '../../ui/spinner.tsx'

/** While a page's code or the sign-in is on its way for longer than a blink. */
export function PendingPage() {
  return (
    <p
      role="status"
      className="flex animate-fade items-center justify-center gap-3 px-5 py-40 text-ink-soft text-sm"
    >
      <Spinner className="text-accent" />
      Loading...
    </p>
  )
}
