import { useQuery } from '@tanstack/react-query'
import { CloudOff, Lock } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { RequestError } from '../../../ui/request.ts'
import { Link } from '../../../ui/router/link.tsx'
import { childrenQuery } from './api.ts'
import { ChildrenSkeleton } from './children-skeleton.tsx'
import { ChildrenView } from './children-view.tsx'
import { failureWords } from './failure-words.ts'

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

function SignedOut() {
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Lock aria-hidden="true" />}
        title="Please log in to access your children's profiles"
        action={
          <Link to="/login" className={buttonClass()}>
            Go to Login
          </Link>
        }
      />
    </Page>
  )
}
