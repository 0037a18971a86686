import { lazy, type ReactNode, Suspense } from 'react'
import type { Child } from '../../family/contract.ts'
import { MyChildrenPage } from '../../family/screens/my-children/my-children-page.tsx'

/** With the trial's code, which the page itself needn't wait for. */
const KeptTrialLink = lazy(() =>
  import('./kept-trial-link.tsx').then((module) => ({ default: module.KeptTrialLink })),
)

type ChildrenAndTrialPageProps = { channelOf?: (child: Child) => ReactNode }

/** /my-children, with the way to what came along from the trial. `channelOf` stands on each child's card. */
export const ChildrenAndTrialPage = ({ channelOf }: ChildrenAndTrialPageProps) => (
  <MyChildrenPage channelOf={channelOf}>
    <Suspense>
      <KeptTrialLink />
    </Suspense>
  </MyChildrenPage>
)
