import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { retention } from '../../../content/site/retention.ts'
import { MemoryList } from '../../steps/screens/memory/memory-list.tsx'
import { FactsTable } from '../../ui/facts-table.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PrivacyOverview } from '../contract.ts'
import { overviewQuery } from './api.ts'
import { AutoDelete } from './auto-delete.tsx'
import { CoachSample } from './coach-sample.tsx'
import { ConsentList } from './consent-list.tsx'
import { HeldList } from './held-list.tsx'
import { Part } from './part.tsx'

const DeleteAccount = lazy(() =>
  import('./delete-account.tsx').then((module) => ({ default: module.DeleteAccount })),
)
const ExportData = lazy(() => import('./export-data.tsx').then((module) => ({ default: module.ExportData })))
const Notes = lazy(() => import('./notes.tsx').then((module) => ({ default: module.Notes })))
const Discretion = lazy(() => import('./discretion.tsx').then((module) => ({ default: module.Discretion })))

/** With the code of what is kept, for which the page needn't wait. */
const KeepConversations = lazy(() =>
  import('./keep-conversations.tsx').then((module) => ({ default: module.KeepConversations })),
)

/** /privacy-centre: what is held, what leaves, and the switches for it. */
export function PrivacyCentrePage() {
  const query = useQuery(overviewQuery)
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load your privacy centre" query={query} />
  return (
    <Page width="text" heading={centre.heading} lead={centre.lead}>
      {data ? <Parts overview={data} /> : <Loading />}
    </Page>
  )
}

function Parts({ overview }: { overview: PrivacyOverview }) {
  const { columns, rows } = retention
  return (
    <div className="space-y-6">
      <HeldList held={overview.held} />
      <CoachSample sample={overview.sample} />
      <Part heading={centre.memories.heading} lead={centre.memories.lead}>
        <MemoryList />
      </Part>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Notes />
      </Suspense>
      <ConsentList consents={overview.consents} />
      <Suspense>
        <KeepConversations />
        <Discretion isDiscreet={overview.isDiscreet} />
      </Suspense>
      <AutoDelete days={overview.autoDeleteDays} />
      <Part heading={retention.heading} lead={retention.lead}>
        <FactsTable
          caption={retention.heading}
          columns={[columns.what, columns.kept]}
          rows={rows.map(({ what, kept, days }) => [what, kept.replace('{days}', String(days))])}
        />
      </Part>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <ExportData proof={overview.proof} />
        <DeleteAccount proof={overview.proof} getsNewsletter={overview.getsNewsletter} />
      </Suspense>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="space-y-6">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-64" />
      <Skeleton className="h-40" />
    </div>
  )
}
