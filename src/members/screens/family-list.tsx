import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyListed } from '../contract.ts'
import { startOwn, switchTo, useChangeFamily } from './api.ts'
import { familyOf, ROLE_NAMES } from './words.ts'

/** The families that somebody belongs to. You act for one at a time. */
export function FamilyList({ families }: { families: FamilyListed[] }) {
  const navigate = useNavigate()
  const change = useChangeFamily(() => navigate({ to: '/my-children' }))
  const hasOwn = families.some(({ isOwn }) => isOwn)
  if (families.length < 2 && hasOwn) return null
  return (
    <Card>
      <h2 className="mb-2 font-semibold text-lg">Your families</h2>
      <p className="text-ink-soft text-sm">You see and ask for one family at a time.</p>
      {change.error ? <Notice tone="error">{wordsFor(change.error)}</Notice> : null}
      <ul className="divide-y divide-line">
        {families.map(({ familyId, ownerName, role, isOwn, isCurrent }) => (
          <li key={familyId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
              <bdi className="wrap-anywhere">{isOwn ? 'Your own family' : familyOf(ownerName)}</bdi>
              <Tag>{ROLE_NAMES[role]}</Tag>
            </p>
            {isCurrent ? (
              <Tag tone="accent">Now</Tag>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={change.isPending}
                aria-label={`Switch to ${isOwn ? 'your own family' : familyOf(ownerName)}`}
                onClick={() => change.mutate(() => switchTo(familyId))}
              >
                Switch
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOwn ? null : (
        <Button variant="soft" isLoading={change.isPending} onClick={() => change.mutate(startOwn)}>
          Start a family of your own
        </Button>
      )}
    </Card>
  )
}
