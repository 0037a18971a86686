import { type ComponentProps, lazy, Suspense } from 'react'
import type { Child } from '../../../family/contract.ts'
import { ChildSlot } from '../../../family/screens/my-children/child-slot.ts'
import { ChildrenAndTrialPage } from '../../../trial/screens/children-and-trial-page.tsx'

/** The list of children needn't wait for it. */
const TriedNow = lazy(() => import('./tried-now.tsx').then((module) => ({ default: module.TriedNow })))

const onCard = (child: Child) => (
  <Suspense>
    <TriedNow child={child} />
  </Suspense>
)

/** /my-children, with what each family is trying. */
export const ChildrenPage = (props: ComponentProps<typeof ChildrenAndTrialPage>) => (
  <ChildSlot value={onCard}>
    <ChildrenAndTrialPage {...props} />
  </ChildSlot>
)
