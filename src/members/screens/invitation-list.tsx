import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyPage } from '../contract.ts'
import { useChangeMembers } from './api.ts'
import { dayOf, ROLE_NAMES } from './words.ts'

/** Who is invited and hasn't joined yet. */
export function InvitationList({ family }: { family: FamilyPage }) {
  const { resend, withdraw } = useChangeMembers()
  const error = resend.error ?? withdraw.error
  const isBusy = resend.isPending || withdraw.isPending
  if (family.invitations.length === 0) return null
  return (
    <div className="mb-6">
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {resend.isSuccess ? <Notice tone="success">A new link is on its way.</Notice> : null}
      <ul className="divide-y divide-line">
        {family.invitations.map(({ id, email, role, expiresAt, isOver }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{email}</p>
              <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                <Tag>{ROLE_NAMES[role]}</Tag>
                {isOver ? 'The link has ended' : `Open until ${dayOf(expiresAt)}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                disabled={isBusy}
                aria-label={`Send again to ${email}`}
                onClick={() => resend.mutate(id)}
              >
                Send again
              </Button>
              <Button
                variant="quiet-danger"
                size="sm"
                disabled={isBusy}
                aria-label={`Withdraw the invitation to ${email}`}
                onClick={() => withdraw.mutate(id)}
              >
                Withdraw
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
