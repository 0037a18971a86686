import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from './api.ts'
import { NeedsSecondStep } from './needs-second-step.tsx'
import { OverviewSections } from './overview-sections.tsx'

/** /admin: how the product is running, for who runs it. Nobody else finds a page here. */
export function AdminPage() {
  const query = useQuery(adminQuery)
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load this page" query={query} />
  if (data?.needsSecondStep) return <NeedsSecondStep />
  return (
    <Page heading="How Kinwise is running" lead="Counts only: nobody's words, names or addresses are here.">
      {data ? <OverviewSections overview={data.overview} /> : <Skeleton className="h-96" />}
    </Page>
  )
}
