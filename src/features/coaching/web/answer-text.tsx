import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

/** The coach's words, plain: whatever they hold is shown as text. */
export function AnswerText({
  children,
  after,
  className,
}: {
  children: string
  after?: ReactNode
  className?: string
}) {
  return (
    <div
      className={cx(
        // On a phone it has the page's whole width, without a bubble.
        'w-fit max-w-full max-sm:py-1 sm:rounded-xl sm:rounded-ss-sm sm:border sm:border-line sm:bg-surface sm:px-5 sm:py-3 sm:shadow-sm',
        className,
      )}
    >
      <span className="sr-only">Coach: </span>
      <p
        dir="auto"
        className="text-wrap wrap-anywhere whitespace-pre-wrap text-start [unicode-bidi:plaintext]"
      >
        {children}
      </p>
      {after}
    </div>
  )
}
