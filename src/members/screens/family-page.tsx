import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FamilyPage as Family } from '../contract.ts'
import { familyQuery } from './api.ts'
import { FamilyList } from './family-list.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteCard } from './invite-card.tsx'
import { InvitedNotice } from './invited-notice.tsx'
import { LeaveCard } from './leave-card.tsx'
import { MemberList } from './member-list.tsx'

/** /family: who belongs to it, what each may see, and the way out. */
export function FamilyPage() {
  const query = useQuery(familyQuery)
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load your family" query={query} />
  return (
    <Page
      width="text"
      heading="Family"
      lead="Each of you has conversations of your own. Nobody else reads them, the owner included, until you share one."
    >
      {data ? <Loaded family={data} /> : <Skeleton className="h-64" />}
    </Page>
  )
}

function Loaded({ family }: { family: Family }) {
  const isOwner = family.role === 'owner'
  return (
    <div className="space-y-8">
      <InvitedNotice />
      {family.isFrozen ? (
        <Notice tone="warning" title="You can read, and change nothing for now">
          The family's plan has no place for you at the moment. Everything you wrote is kept.
        </Notice>
      ) : null}
      <Card>
        <h2 className="mb-2 font-semibold text-lg">Members</h2>
        <MemberList family={family} />
      </Card>
      {isOwner ? (
        <Card>
          <h2 className="mb-2 font-semibold text-lg">Invite someone</h2>
          <InvitationList family={family} />
          <InviteCard family={family} />
        </Card>
      ) : null}
      <FamilyList families={family.families} />
      <LeaveCard family={family} />
    </div>
  )
}
