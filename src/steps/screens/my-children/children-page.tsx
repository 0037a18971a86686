import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Child } from '../../../family/contract.ts'
import { ChildSlot } from '../../../family/screens/my-children/child-slot.ts'
import { ChildrenAndTrialPage } from '../../../trial/screens/children-and-trial-page.tsx'
import { stepsQuery } from '../api.ts'
import { TriedNow } from './tried-now.tsx'

const onCard = (child: Child) => <TriedNow child={child} />

/** /my-children, with what each family is trying. */
export function ChildrenPage({ isWaiting = false, ...props }: ComponentProps<typeof ChildrenAndTrialPage>) {
  const { isFetched } = useQuery(stepsQuery)
  return (
    <ChildSlot value={onCard}>
      <ChildrenAndTrialPage {...props} isWaiting={isWaiting || !isFetched} />
    </ChildSlot>
  )
}
