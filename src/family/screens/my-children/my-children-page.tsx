import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import type { Child } from '../../contract.ts'
import { childrenQuery } from '../api.ts'
import { failureWords } from '../failure-words.ts'
import { ChildrenSkeleton } from './children-skeleton.tsx'
import { ChildrenView } from './children-view.tsx'
import { SignedOut } from './signed-out.tsx'

export type MyChildrenPageProps = {
  /** Between the heading and the list. */
  above?: ReactNode
  /** Below the list. */
  children?: ReactNode
  /** On a child's card: other ways to talk about this child. */
  channelOf?: ((child: Child) => ReactNode) | undefined
  /** What stands on the cards isn't known yet; showing it later would move them. */
  isWaiting?: boolean
}

/** /my-children. */
export function MyChildrenPage({ above, children, channelOf, isWaiting = false }: MyChildrenPageProps) {
  const query = useQuery(childrenQuery)
  const { data: family, error, isPending } = query
  if (family && !isWaiting)
    return (
      <ChildrenView family={family} above={above} channelOf={channelOf}>
        {children}
      </ChildrenView>
    )
  if (isPending || family) return <ChildrenSkeleton />
  if (error instanceof RequestError && error.status === 401) return <SignedOut />
  return (
    <NotLoaded
      title="We couldn't load your children's profiles"
      query={query}
      words={failureWords(error, 0)}
    />
  )
}
