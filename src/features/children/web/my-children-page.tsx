import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { RequestError } from '../../../ui/request.ts'
import { childrenQuery } from './api.ts'
import { ChildrenSkeleton } from './children-skeleton.tsx'
import { ChildrenView } from './children-view.tsx'
import { failureWords } from './failure-words.ts'
import { SignedOut } from './signed-out.tsx'

export function MyChildrenPage() {
  const { data: family, error, isPending, isFetching, refetch } = useQuery(childrenQuery)
  if (family) return <ChildrenView {...family} />
  if (isPending) return <ChildrenSkeleton />
  if (error instanceof RequestError && error.status === 401) return <SignedOut />
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<CloudOff aria-hidden="true" />}
        title="Your children's profiles could not be loaded"
        action={
          <Button onClick={() => refetch()} isLoading={isFetching}>
            Try Again
          </Button>
        }
      >
        <p role="alert">{failureWords(error, 0)}</p>
      </EmptyState>
    </Page>
  )
}
