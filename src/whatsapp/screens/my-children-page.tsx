import { lazy, Suspense } from 'react'
import type { Child } from '../../family/contract.ts'
import { ChildrenPage } from '../../steps/screens/my-children/children-page.tsx'

const ConnectWhatsApp = lazy(() =>
  import('./connect-whatsapp.tsx').then((module) => ({ default: module.ConnectWhatsApp })),
)

/** /my-children, with the way to WhatsApp on each child's card. */
export const MyChildrenWithPhones = () => (
  <ChildrenPage
    channelOf={(child: Child) => (
      <Suspense>
        <ConnectWhatsApp child={child} />
      </Suspense>
    )}
  />
)
