import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { wordsFor } from '../../../ui/words.ts'
import type { KeptPasskey } from '../../contract.ts'
import { textLink } from '../sign-in/text-link.ts'
import { hasPasskeys, hostWithPasskeys } from './passkey-host.ts'
import { passkeysQuery } from './security-api.ts'

const AddPasskey = lazy(() => import('./passkey-dialogs.tsx').then((m) => ({ default: m.AddPasskey })))
const NamePasskey = lazy(() => import('./passkey-dialogs.tsx').then((m) => ({ default: m.NamePasskey })))
const RemovePasskey = lazy(() => import('./passkey-dialogs.tsx').then((m) => ({ default: m.RemovePasskey })))

type Open = { what: 'add' } | { what: 'name' | 'remove'; passkey: KeptPasskey }

/** The devices that open this account without a password. */
export function PasskeyCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const client = useQueryClient()
  const { data, error } = useQuery(passkeysQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => {
    setOpen(null)
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }
  const given = { email, hasPassword, onClose: close }
  return (
    <div className="space-y-5">
      <p className="text-ink-soft text-sm">
        Log in with your fingerprint, face or device PIN. There's nothing to remember, and nothing that can be
        given away by mistake.
      </p>
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data?.passkeys.length ? (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
          ))}
        </ul>
      ) : null}
      {data ? (
        <AddButton isFirst={data.passkeys.length === 0} onPress={() => setOpen({ what: 'add' })} />
      ) : null}
      <Suspense>
        {open?.what === 'add' ? <AddPasskey {...given} /> : null}
        {open?.what === 'name' ? <NamePasskey {...given} passkey={open.passkey} /> : null}
        {open?.what === 'remove' ? <RemovePasskey {...given} passkey={open.passkey} /> : null}
      </Suspense>
    </div>
  )
}

type PasskeyRowProps = { passkey: KeptPasskey; onOpen: (what: 'name' | 'remove') => void }

function PasskeyRow({ passkey: { name, addedAt, usedAt }, onOpen }: PasskeyRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow">
        <p className="break-words font-semibold" dir="auto">
          {name}
        </p>
        <p className="text-ink-faint text-sm">
          Added {dayOf(addedAt)}, {usedAt ? `last used ${dayOf(usedAt)}` : 'not used yet'}
        </p>
      </div>
      <IconButton label={`Rename ${name}`} onClick={() => onOpen('name')}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={() => onOpen('remove')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function AddButton({ isFirst, onPress }: { isFirst: boolean; onPress: () => void }) {
  const elsewhere = hostWithPasskeys()
  if (hasPasskeys())
    return (
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={<Plus aria-hidden="true" />}
        onClick={onPress}
      >
        Add a passkey
      </Button>
    )
  return (
    <Notice>
      {elsewhere ? (
        <>
          Passkeys belong to a name, and this address is a number. They work at{' '}
          <a href={elsewhere} className={textLink}>
            localhost
          </a>
          .
        </>
      ) : (
        'This browser has no passkeys for this address.'
      )}
    </Notice>
  )
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dayOf = (iso: string) => DAY.format(new Date(iso))
