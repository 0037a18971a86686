import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../answer/copy-button.tsx'
import { TroubleNote } from '../answer/trouble-note.tsx'
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
    <TroubleNote words={error ? refusalWords(error) : WAITING_WORDS}>
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
    </TroubleNote>
  )
}
