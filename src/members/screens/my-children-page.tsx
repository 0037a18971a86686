import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { MyChildrenPage } from '../../family/screens/my-children/my-children-page.tsx'
import { optional } from '../../ui/server/optional.ts'
import { MyChildrenWithPhones } from '../../whatsapp/screens/my-children-page.tsx'

/** Nobody waits for it who isn't invited. */
const Invited = optional(() => import('./invited-bar.tsx').then(({ InvitedBar }) => InvitedBar))

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
