import { cx } from './cx.ts'

/** A quiet shape where something will be; give it its size. Say 'Loading' once in words beside the group. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-ink/8', className)} />
}
