import { Suspense } from 'react'
import {
  MyChildrenPage,
  type MyChildrenPageProps,
} from '../../family/screens/my-children/my-children-page.tsx'
import { optional } from '../../ui/server/optional.ts'

/** With the trial's code, which the page itself needn't wait for. */
const KeptTrialLink = optional(() =>
  import('./kept-trial-link.tsx').then(({ KeptTrialLink }) => KeptTrialLink),
)

const OwnDeviceCard = optional(() =>
  import('../../conversation/screens/device/own-device-card.tsx').then(({ OwnDeviceCard }) => OwnDeviceCard),
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
