import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A quiet raised surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-xl border border-line bg-surface p-6 shadow-md', className)} />
}
