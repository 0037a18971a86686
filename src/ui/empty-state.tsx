import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type EmptyStateProps = {
  icon?: ReactNode
  /** Of src/ui/drawings, in place of the icon. */
  drawing?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The heading's level; 1 where it is the page's only heading. */
  level?: 1 | 2 | 3
  className?: string
}

/** What a page says when there is nothing yet, and the one thing to do about it. */
export function EmptyState({
  icon,
  drawing,
  title,
  children,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      {drawing ? <div className="mb-5">{drawing}</div> : null}
      {icon ? (
        <div className="mb-5 flex size-20 items-center justify-center rounded-full bg-glow-wash text-glow-ink [&_svg]:size-9 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      ) : null}
      <Heading className="display text-2xl">{title}</Heading>
      {children ? <div className="mt-2 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
