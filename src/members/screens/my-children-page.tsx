import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { MyChildrenPage } from '../../family/screens/my-children/my-children-page.tsx'
import { MyChildrenWithPhones } from '../../whatsapp/screens/my-children-page.tsx'

/** Nobody waits for it who isn't invited. */
const Invited = lazy(() => import('./invited-bar.tsx').then((module) => ({ default: module.InvitedBar })))

/** /my-children, with what this address is invited to above it. A carer connects no phone. */
export function MyChildrenWithInvitations() {
  const { data: me } = useQuery(meQuery)
  return (
    <>
      <Suspense>
        <Invited />
      </Suspense>
      {me?.family.role === 'carer' ? <MyChildrenPage /> : <MyChildrenWithPhones />}
    </>
  )
}
