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
        'w-fit max-w-full rounded-xl rounded-ss-sm border border-line bg-surface px-4 py-3 shadow-sm sm:px-5',
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
