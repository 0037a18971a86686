import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** The ground of every drawing: a soft patch of light behind lines of one width. Decorative; the words beside it say what is the matter. */
export function Drawing({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-auto w-40 max-w-full text-ink-soft', className)}
    >
      <path
        className="fill-glow-wash"
        stroke="none"
        d="M22 70c-4-28 20-54 52-56 30-2 66 10 68 44 2 36-30 50-64 50-30 0-52-12-56-38z"
      />
      {children}
    </svg>
  )
}

export type DrawingProps = { className?: string }
