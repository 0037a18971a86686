import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { timeText } from '../times.ts'
import { AnswerText } from './answer-text.tsx'
import { TroubleNote } from './trouble-note.tsx'

type ErrorBubbleProps = {
  /** What came before it broke off; shown above, since it was already read. */
  partial: string
  words: string
  at?: string
  /** Null while it cannot be tried again. */
  onRetry: (() => void) | null
}

/** Stands where an answer should that failed. */
export function ErrorBubble({ partial, words, at, onRetry }: ErrorBubbleProps) {
  return (
    <div className="sm:max-w-[92%]">
      {partial ? <AnswerText className="mb-2 text-ink-soft">{partial}</AnswerText> : null}
      <TroubleNote words={words}>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          disabled={!onRetry}
          onClick={onRetry ?? undefined}
        >
          Try again
        </Button>
        <span className="text-sm">Costs nothing extra</span>
      </TroubleNote>
      {at ? (
        <time dateTime={at} className="mt-1 block px-1 text-ink-faint text-xs tabular-nums">
          {timeText(at)}
        </time>
      ) : null}
    </div>
  )
}
