import { CloudOff, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../answer/copy-button.tsx'
import type { Live } from '../talk/live-state.ts'
import { refusalWords, WAITING_WORDS } from '../words.ts'

type KeptHereNoteProps = {
  live: Live
  /** Said once, under the newest. */
  isLast: boolean
  onRetry: (() => void) | null
  onDiscard: () => void
}

/** Stands where an answer should while the message itself is only here: that it waits, or why it can't be sent. */
export function KeptHereNote({ live, isLast, onRetry, onDiscard }: KeptHereNoteProps) {
  const { error, text } = live
  if (!error && !isLast) return null
  return (
    <div className="w-fit max-w-full rounded-xl rounded-ss-sm bg-glow-wash px-4 py-3 text-glow-ink sm:px-5">
      <div className="flex gap-3">
        <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0" strokeWidth={1.75} />
        <p>{error ? refusalWords(error) : WAITING_WORDS}</p>
      </div>
      <p className="mt-2 text-sm sm:ps-8">
        If someone is in danger, call{' '}
        <a href="tel:112" className="font-semibold underline underline-offset-3">
          112
        </a>{' '}
        or{' '}
        <a href="tel:911" className="font-semibold underline underline-offset-3">
          911
        </a>{' '}
        now.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:ps-8">
        {error ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCcw aria-hidden="true" />}
            disabled={!onRetry}
            onClick={onRetry ?? undefined}
          >
            Try again
          </Button>
        ) : null}
        <CopyButton text={text} label="Copy message" />
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Delete
        </Button>
      </div>
    </div>
  )
}
