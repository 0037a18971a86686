import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../ui/button.tsx'
import { Seedling } from '../../ui/drawings/seedling.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ReportsPage as Months } from '../contract.ts'
import { monthsQuery } from './api.ts'
import { AskForReport } from './ask-for-report.tsx'
import { MonthItem } from './month-item.tsx'

/** /reports: a family's months. */
export function ReportsPage() {
  const query = useQuery(monthsQuery)
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load your reports" query={query} />
  if (data && !data.hasReport && !data.hasWorkbook && data.months.length === 0) return <NotInPlan />
  return (
    <Page
      width="text"
      heading="Looking back"
      lead="On the first of each month we put together what you told us, what you tried, and ideas for the weeks ahead."
    >
      {data ? <Listed page={data} /> : <Skeleton className="h-40" />}
    </Page>
  )
}

function Listed({ page }: { page: Months }) {
  return (
    <div className="space-y-6">
      {page.hasReport || page.hasWorkbook ? <AskForReport page={page} /> : null}
      {page.months.length === 0 ? (
        <EmptyState drawing={<Seedling />} title="Nothing to look back on yet">
          <p>Your first one comes on the first of next month. You can also ask for one now.</p>
        </EmptyState>
      ) : (
        <ul className="space-y-3">
          {page.months.map((month) => (
            <MonthItem key={month.month} month={month} page={page} />
          ))}
        </ul>
      )}
    </div>
  )
}

function NotInPlan() {
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Seedling />}
        title="A look back each month"
        action={
          <Link to="/pricing" className={buttonClass()}>
            See the plans
          </Link>
        }
      >
        <p>
          The Ultimate plan brings a monthly report of what you tried and what helped, and a workbook for the
          weeks ahead.
        </p>
      </EmptyState>
    </Page>
  )
}
