import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import type { LinkedPhone } from '../contract.ts'
import { useUnlink } from './api.ts'

/** The phones of a family, each with the way to take it off. */
export function LinkedPhones({ phones }: { phones: LinkedPhone[] }) {
  const [asked, setAsked] = useState<LinkedPhone | null>(null)
  const unlink = useUnlink()
  const confirm = () =>
    asked
      ? unlink.mutateAsync(asked.id).then(
          () => {
            setAsked(null)
            toast.success('Phone disconnected')
          },
          () => undefined,
        )
      : undefined
  return (
    <>
      {phones.length > 0 ? (
        <section>
          <h3 className="font-semibold">Connected phones</h3>
          <ul className="mt-2 divide-y divide-line">
            {phones.map((phone) => (
              <li key={phone.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Smartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                <div className="min-w-0 flex-1">
                  <p>{phone.label}</p>
                  <p className="text-ink-soft text-sm">{aboutPhone(phone)}</p>
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Disconnect ${phone.label}`}
                  onClick={() => setAsked(phone)}
                >
                  Disconnect
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title="Disconnect this phone?"
        description="Your coach won't know it any more. The conversation stays in your account."
        confirmLabel="Disconnect"
        isDanger
        isBusy={unlink.isPending}
        error={unlink.error ? wordsFor(unlink.error) : null}
        onConfirm={confirm}
        onClose={() => {
          setAsked(null)
          unlink.reset()
        }}
      />
    </>
  )
}

const aboutPhone = ({ linkedAt, isStopped, childName }: LinkedPhone): string => {
  const since = `Since ${new Date(linkedAt).toLocaleDateString([], { dateStyle: 'medium' })}`
  if (isStopped) return `${since}. It sent STOP; START brings your coach back.`
  return childName ? `${since}, talking about ${childName}` : since
}
