import { ArrowDown } from 'lucide-react'

/** Floats over the end of the transcript while the reader is further up, but not over an emergency card. */
export function JumpToLatest({ isShown, onJump }: { isShown: boolean; onJump: () => void }) {
  if (!isShown) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-full flex justify-end px-3 pb-3 sm:justify-center [[role=log]:has([data-emergency])~*_&]:hidden">
      <button
        type="button"
        onClick={onJump}
        className="touch pointer-events-auto inline-flex min-w-11 animate-rise items-center justify-center gap-2 rounded-full border border-line bg-surface font-semibold sm:px-4 text-ink-soft text-sm shadow-lg transition-colors hover:text-ink focus-visible:rounded-full"
      >
        <ArrowDown aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Jump to latest</span>
      </button>
    </div>
  )
}
