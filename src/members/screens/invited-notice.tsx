import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { wordsFor } from '../../ui/words.ts'
import { accept, familyQuery, useChangeFamily } from './api.ts'
import { familyOf, ROLE_NAMES } from './words.ts'

/** What the address of this account is invited to; nothing where it isn't. */
export function InvitedNotice() {
  const { data } = useQuery(familyQuery)
  const navigate = useNavigate()
  const join = useChangeFamily(() => navigate({ to: '/my-children' }))
  return data?.invitedTo.map(({ invitationId, ownerName, role }) => (
    <Notice
      key={invitationId}
      title={`You're invited to ${familyOf(ownerName)}`}
      action={
        <Button
          size="sm"
          isLoading={join.isPending}
          onClick={() => join.mutate(() => accept({ invitationId }))}
        >
          Join
        </Button>
      }
    >
      As a {ROLE_NAMES[role].toLowerCase()}. What you write stays yours unless you share it.
      {join.error ? ` ${wordsFor(join.error)}` : ''}
    </Notice>
  ))
}
