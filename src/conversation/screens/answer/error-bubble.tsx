import { CloudOff, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { timeText } from '../times.ts'
import { AnswerText } from './answer-text.tsx'

type ErrorBubbleProps = {
  /** What came before it broke off; shown above, since it was already read. */
  partial: string
  words: string
  at?: string
  /** Null while it cannot be tried again. */
  onRetry: (() => void) | null
}

/** Stands where an answer should. Its numbers are in the page itself: they are there when nothing else can be reached. */
export function ErrorBubble({ partial, words, at, onRetry }: ErrorBubbleProps) {
  return (
    <div className="sm:max-w-[92%]">
      {partial ? <AnswerText className="mb-2 text-ink-soft">{partial}</AnswerText> : null}
      <div className="w-fit max-w-full rounded-xl rounded-ss-sm bg-glow-wash px-4 py-3 text-glow-ink sm:px-5">
        <div className="flex gap-3">
          <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0" strokeWidth={1.75} />
          <p>{words}</p>
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
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:ps-8">
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
        </div>
      </div>
      {at ? (
        <time dateTime={at} className="mt-1 block px-1 text-ink-faint text-xs tabular-nums">
          {timeText(at)}
        </time>
      ) : null}
    </div>
  )
}
