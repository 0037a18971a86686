import { lazy, Suspense } from 'react'
import {
  MyChildrenPage,
  type MyChildrenPageProps,
} from '../../family/screens/my-children/my-children-page.tsx'

/** With the trial's code, which the page itself needn't wait for. */
const KeptTrialLink = lazy(() =>
  import('./kept-trial-link.tsx').then((module) => ({ default: module.KeptTrialLink })),
)

const OwnDeviceCard = lazy(() =>
  import('../../conversation/screens/device/own-device-card.tsx').then((module) => ({
    default: module.OwnDeviceCard,
  })),
)

/** /my-children, with the way to what came along from the trial, and the question whose device this is. */
export const ChildrenAndTrialPage = (props: Omit<MyChildrenPageProps, 'children'>) => (
  <MyChildrenPage {...props}>
    <Suspense>
      <KeptTrialLink />
    </Suspense>
    <Suspense>
      <OwnDeviceCard />
    </Suspense>
  </MyChildrenPage>
)
