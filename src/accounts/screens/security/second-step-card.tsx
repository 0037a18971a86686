import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { secondStepQuery, sessionsQuery } from './security-api.ts'

const TurnOnDialog = lazy(() => import('./turn-on-dialog.tsx').then((m) => ({ default: m.TurnOnDialog })))
const NewCodesDialog = lazy(() =>
  import('./new-codes-dialog.tsx').then((m) => ({ default: m.NewCodesDialog })),
)
const TurnOffDialog = lazy(() => import('./turn-off-dialog.tsx').then((m) => ({ default: m.TurnOffDialog })))

const DIALOGS = { 'turn-on': TurnOnDialog, 'new-codes': NewCodesDialog, 'turn-off': TurnOffDialog }
const FEW_CODES = 3

/** What every dialog of this card is given. */
export type SecondStepDialogProps = { email: string; onClose: () => void }

/** A code from an app after the password: whether it is asked for, and how to change that. */
export function SecondStepCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const client = useQueryClient()
  const { data, error } = useQuery(secondStepQuery)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = open && DIALOGS[open]
  const close = () => {
    setOpen(null)
    // Whatever was changed goes on under a new session.
    for (const { queryKey } of [secondStepQuery, sessionsQuery]) void client.invalidateQueries({ queryKey })
  }
  return (
    <div className="space-y-5">
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data?.secondStep ? (
        <IsOn left={data.secondStep.backupCodesLeft} onOpen={setOpen} />
      ) : (
        <>
          <p className="text-ink-soft text-sm">
            {hasPassword
              ? 'After your password, Kinwise asks for a code from an app on your phone. Whoever finds out the password still stays outside.'
              : 'You log in through a third party. Switch a second step on there, and it protects this account as well.'}
          </p>
          {hasPassword && data ? (
            <Button icon={<ShieldCheck aria-hidden="true" />} onClick={() => setOpen('turn-on')}>
              Turn on
            </Button>
          ) : null}
        </>
      )}
      <Suspense>{Dialog ? <Dialog email={email} onClose={close} /> : null}</Suspense>
    </div>
  )
}

function IsOn({ left, onOpen }: { left: number; onOpen: (what: keyof typeof DIALOGS) => void }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        <Tag tone="good" icon={<ShieldCheck aria-hidden="true" />}>
          On
        </Tag>
        {left === 1 ? 'One backup code is left.' : `${left === 0 ? 'No' : left} backup codes are left.`}
      </p>
      {left < FEW_CODES ? (
        <Notice tone="warning">
          Make new backup codes now. Without them, losing your phone means losing your way in.
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<KeyRound aria-hidden="true" />}
          onClick={() => onOpen('new-codes')}
        >
          New backup codes
        </Button>
        <Button variant="quiet" icon={<ShieldOff aria-hidden="true" />} onClick={() => onOpen('turn-off')}>
          Turn off
        </Button>
      </div>
    </>
  )
}
