import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

/** Where the coach speaks. On a phone it has the page's whole width, without a bubble. */
export function AnswerBox({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={cx(
        'w-fit max-w-full max-sm:py-1 sm:rounded-xl sm:rounded-ss-sm sm:border sm:border-line sm:bg-surface sm:px-5 sm:py-3 sm:shadow-sm',
        className,
      )}
    >
      <span className="sr-only">Coach: </span>
      {children}
    </div>
  )
}
