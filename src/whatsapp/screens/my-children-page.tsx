import { lazy, Suspense } from 'react'
import type { Child } from '../../family/contract.ts'
import { ChildrenAndTrialPage } from '../../trial/screens/children-and-trial-page.tsx'

const ConnectWhatsApp = lazy(() =>
  import('./connect-whatsapp.tsx').then((module) => ({ default: module.ConnectWhatsApp })),
)

/** /my-children, with the way to WhatsApp on each child's card. */
export const MyChildrenWithPhones = () => (
  <ChildrenAndTrialPage
    channelOf={(child: Child) => (
      <Suspense>
        <ConnectWhatsApp child={child} />
      </Suspense>
    )}
  />
)
