import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyMember, FamilyPage } from '../contract.ts'
import { useChangeMembers } from './api.ts'
import { MemberDialog } from './member-dialog.tsx'
import { dayOf, ROLE_NAMES, ROLE_WORDS } from './words.ts'

type Asked = { what: 'change' | 'remove' | 'hand-over'; member: FamilyMember } | null

export function MemberList({ family }: { family: FamilyPage }) {
  const { remove, handOver } = useChangeMembers()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const name = asked?.member.name ?? ''
  const acting = asked?.what === 'hand-over' ? handOver : remove
  return (
    <>
      <ul className="divide-y divide-line">
        {family.members.map((member) => (
          <li key={member.userId} className="space-y-2 py-4">
            <MemberFacts member={member} family={family} />
            {family.role === 'owner' && !member.isMe ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Change what ${member.name} may do`}
                  onClick={() => setAsked({ what: 'change', member })}
                >
                  Change
                </Button>
                {member.role === 'parent' ? (
                  <Button variant="quiet" size="sm" onClick={() => setAsked({ what: 'hand-over', member })}>
                    Make owner
                  </Button>
                ) : null}
                <Button
                  variant="quiet-danger"
                  size="sm"
                  aria-label={`Remove ${member.name}`}
                  onClick={() => setAsked({ what: 'remove', member })}
                >
                  Remove
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {asked?.what === 'change' ? (
        <MemberDialog member={asked.member} family={family} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null && asked.what !== 'change'}
        title={asked?.what === 'hand-over' ? `Make ${name} the owner?` : `Remove ${name} from this family?`}
        description={
          asked?.what === 'hand-over'
            ? 'They decide on the plan and the members from then on, and you stay as a parent. Your plan runs until what you paid for ends, and renews no more.'
            : 'They lose access at once. Their private conversations go with them, and what they shared stays here.'
        }
        confirmLabel={asked?.what === 'hand-over' ? 'Make owner' : 'Remove'}
        isDanger={asked?.what === 'remove'}
        isBusy={acting.isPending}
        error={acting.error ? wordsFor(acting.error) : null}
        onConfirm={() => asked && acting.mutate(asked.member.userId, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}

function MemberFacts({ member, family }: { member: FamilyMember; family: FamilyPage }) {
  const { name, email, role, until, childIds, isFrozen, isMe } = member
  const cared = family.children.filter(({ id }) => childIds.includes(id)).map((child) => child.name)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi className="wrap-anywhere">{name || email || 'No name yet'}</bdi>
        <Tag tone={role === 'owner' ? 'accent' : 'plain'}>{ROLE_NAMES[role]}</Tag>
        {isMe ? <Tag>You</Tag> : null}
        {isFrozen ? <Tag tone="warm">Reads only</Tag> : null}
      </p>
      {email && email !== name ? <p className="text-ink-soft text-sm wrap-anywhere">{email}</p> : null}
      <p className="text-ink-soft text-sm">{ROLE_WORDS[role]}</p>
      {role === 'carer' && cared.length > 0 ? (
        <p className="text-ink-soft text-sm">
          {cared.join(', ')}
          {until ? `, until ${dayOf(until)}` : ''}
        </p>
      ) : null}
    </div>
  )
}
