import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyPage } from '../contract.ts'
import { leave, useChangeFamily } from './api.ts'

/** The way out: each takes along what they wrote in private, and the profiles they choose. */
export function LeaveCard({ family }: { family: FamilyPage }) {
  const [isAsking, setIsAsking] = useState(false)
  const isLast = family.role === 'owner' && !family.members.some(({ role }) => role === 'parent')
  return (
    <Card>
      <h2 className="mb-2 font-semibold text-lg">Leave this family</h2>
      {isLast ? (
        <p className="text-ink-soft">
          You're the only parent here, so the family goes with your account. You can close that in the{' '}
          <Link to="/privacy-centre" className="font-semibold text-accent underline underline-offset-4">
            privacy centre
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            Your private conversations come with you, and nobody here can read them. What you shared stays.
            {family.role === 'owner' ? ' The family goes to the parent who joined first.' : ''}
          </p>
          <Button variant="quiet-danger" onClick={() => setIsAsking(true)}>
            Leave
          </Button>
        </>
      )}
      <p className="mt-4 text-sm">
        <Link to="/safety" hash="leave-quietly" className="text-accent underline underline-offset-4">
          If you don't feel safe: how to leave quietly
        </Link>
      </p>
      {isAsking ? <LeaveDialog family={family} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  )
}

function LeaveDialog({ family, onClose }: { family: FamilyPage; onClose: () => void }) {
  const [chosen, setChosen] = useState<string[]>(family.children.map(({ id }) => id))
  const navigate = useNavigate()
  const leaving = useChangeFamily(() => navigate({ to: '/my-children' }))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Leave this family?"
      description="You lose access at once. Your private conversations come with you into a family of your own."
      isBusy={leaving.isPending}
      footer={
        <>
          <Button
            variant="quiet-danger"
            isLoading={leaving.isPending}
            onClick={() => leaving.mutate(() => leave(family.role === 'carer' ? [] : chosen))}
          >
            Leave
          </Button>
          <Button data-autofocus disabled={leaving.isPending} onClick={onClose}>
            Stay
          </Button>
        </>
      }
    >
      {family.role !== 'carer' && family.children.length > 0 ? (
        <fieldset>
          <legend className="font-semibold text-sm">Profiles to take a copy of</legend>
          {family.children.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi>{name}</bdi>}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      ) : null}
      <p className="text-ink-soft text-sm">
        For any other child you wrote about in private, the name and age come along, so that you can read it.
      </p>
      {leaving.error ? <Notice tone="error">{wordsFor(leaving.error)}</Notice> : null}
    </Dialog>
  )
}
