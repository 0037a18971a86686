import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { UPGRADE_FROM } from '../rules.ts'

type MessagesLeftProps = {
  /** Null until it is known. */
  left: { remaining: number; total: number } | null
  /** True beside a safety card: no count and nothing to buy then. */
  isQuiet: boolean
  /** Where 'Upgrade' leads, if not to the plans. */
  onUpgrade?: () => void
}

/** How many free messages are left, how much of them is used, and the way to more when few are. */
export function MessagesLeft({ left, isQuiet, onUpgrade }: MessagesLeftProps) {
  const text = left && (left.remaining === 1 ? '1 message left' : `${left.remaining} messages left`)
  return (
    <div
      className={cx(
        'flex min-h-11 items-center gap-3 sm:w-80',
        // Its place is kept for a count that is on its way; a phone has no row to spare for one that is not told.
        isQuiet ? 'max-sm:hidden sm:invisible' : !left && 'invisible',
      )}
    >
      <div className="min-w-0 flex-1 text-ink-soft text-xs tabular-nums">
        <p className="mb-1">{text ?? 'Loading...'}</p>
        {left ? (
          <ProgressBar
            label="Free messages used"
            value={left.total - left.remaining}
            max={left.total}
            valueText={`${text} of ${left.total}`}
            tone={left.remaining <= UPGRADE_FROM ? 'warm' : 'accent'}
            className="h-1.5"
          />
        ) : null}
      </div>
      {left && left.remaining <= UPGRADE_FROM && !isQuiet ? (
        <Upgrade onPress={onUpgrade}>Upgrade</Upgrade>
      ) : null}
    </div>
  )
}

function Upgrade({ onPress, children }: { onPress?: () => void; children: ReactNode }) {
  const look = buttonClass('primary', 'sm', 'shrink-0')
  return onPress ? (
    <button type="button" onClick={onPress} className={look}>
      {children}
    </button>
  ) : (
    <Link to="/pricing" className={look}>
      {children}
    </Link>
  )
}
