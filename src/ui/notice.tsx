import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const TONES: Record<NoticeTone, string> = {
  info: 'bg-accent-wash text-accent-ink',
  success: 'bg-good-wash text-good-ink',
  warning: 'bg-glow-wash text-glow-ink',
  error: 'bg-danger-wash text-danger-ink',
}
const ICONS = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert }

type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** A message in the page where it belongs. Errors are read aloud at once, others when there is a pause. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex animate-fade items-start gap-3 rounded-lg px-4 py-3 text-sm',
        TONES[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-[0.1em] size-[1.3em] shrink-0" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
