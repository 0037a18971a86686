import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useIsAwake } from '../../ui/use-is-awake.ts'
import { plansQuery } from './api.ts'

/** Whether the plans below are the server's own yet. It keeps its place, so that nothing moves when they are. */
export function PlansState() {
  const { isError, isFetching, dataUpdatedAt, refetch } = useQuery(plansQuery)
  // Asleep, nothing is asked for yet.
  const isAsked = useIsAwake() && isFetching && dataUpdatedAt === 0
  return (
    <div className="mx-auto mt-5 mb-5 flex min-h-6 max-w-xl items-center justify-center text-ink-faint text-sm">
      {isError ? (
        <Notice
          tone="error"
          className="w-full"
          action={
            <Button variant="secondary" size="sm" onClick={() => refetch()} isLoading={isFetching}>
              Try Again
            </Button>
          }
        >
          Failed to load pricing plans.
        </Notice>
      ) : (
        <p role="status">{isAsked ? 'Loading pricing plans...' : ''}</p>
      )}
    </div>
  )
}
