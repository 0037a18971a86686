import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountSettings } from './account-settings.tsx'
import { Greeting } from './greeting.tsx'

const PLACES = ['first', 'second']

export function ChildrenSkeleton() {
  return (
    <Page eyebrow={<Greeting />} heading="My Children">
      <p role="status" className="sr-only">
        Loading your children...
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        {PLACES.map((place) => (
          <Card key={place} className="flex flex-col gap-5 p-5 sm:p-6">
            <div className="flex items-center gap-3">
              <Skeleton className="size-12 rounded-full!" />
              <div className="space-y-2">
                <Skeleton className="h-5 w-32" />
                <Skeleton className="h-4 w-20" />
              </div>
            </div>
            <Skeleton className="h-24 rounded-lg" />
            <div>
              <p className="mb-2 text-ink-soft text-sm">Loading message credits...</p>
              <Skeleton className="h-2 rounded-full" />
            </div>
            <Skeleton className="h-11 rounded-full!" />
          </Card>
        ))}
      </div>
      <AccountSettings plan={undefined} />
    </Page>
  )
}
