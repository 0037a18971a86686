import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const TONES = {
  plain: 'bg-sunk text-ink-soft',
  accent: 'bg-accent-wash text-accent-ink',
  warm: 'bg-glow-wash text-glow-ink',
  good: 'bg-good-wash text-good-ink',
  danger: 'bg-danger-wash text-danger-ink',
}

type TagProps = { tone?: keyof typeof TONES; icon?: ReactNode; children: ReactNode; className?: string }

/** A word or two in a pill: an interest, a plan's badge, a state. */
export function Tag({ tone = 'plain', icon, children, className }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-1 font-medium text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
