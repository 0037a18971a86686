import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { MonthListed, ReportsPage } from '../contract.ts'
import { monthName } from '../rules/month.ts'

type MonthItemProps = { month: MonthListed; page: ReportsPage }

/** A month in the list, with its two documents, or how far its making is. */
export function MonthItem({ month: { month, progress, madeAt }, page }: MonthItemProps) {
  const name = monthName(month)
  return (
    <li className="rounded-xl border border-line bg-surface p-5 shadow-sm">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="display text-xl">
          {name}
          {month === page.thisMonth ? <span className="text-ink-soft"> so far</span> : null}
        </h2>
        {madeAt ? (
          <div className="flex flex-wrap gap-3">
            <Link
              to="/reports/$month"
              params={{ month }}
              className={buttonClass('primary', 'sm')}
              aria-label={`Report for ${name}`}
            >
              Report
            </Link>
            <Link
              to="/reports/$month/workbook"
              params={{ month }}
              className={buttonClass('secondary', 'sm')}
              aria-label={`Workbook for ${name}`}
            >
              Workbook
            </Link>
          </div>
        ) : null}
      </div>
      {progress ? (
        <div className="mt-4 space-y-2" aria-live="polite">
          <p className="text-ink-soft text-sm">We're putting it together...</p>
          <ProgressBar
            label={`Progress of ${name}`}
            value={progress.done}
            max={progress.of}
            valueText={`${progress.done} of ${progress.of} children`}
          />
        </div>
      ) : null}
    </li>
  )
}
