import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { wordsFor } from '../../ui/words.ts'
import { useMakeCode, watchedChannelQuery } from './api.ts'
import { LinkSteps } from './link-steps.tsx'
import { LinkedPhones } from './linked-phones.tsx'

type ConnectDialogProps = { childId: string; name: string; onClose: () => void }

/** A code for one phone, and the phones that are connected. It sees by itself when the code arrives. */
export function ConnectDialog({ childId, name, onClose }: ConnectDialogProps) {
  const { data: channel } = useQuery(watchedChannelQuery)
  const { mutate: makeCode, data: code, error } = useMakeCode()
  const isMade = useRef(false)
  useEffect(() => {
    if (isMade.current) return
    isMade.current = true
    makeCode(childId)
  }, [childId, makeCode])
  const phones = channel?.phones ?? []
  const justLinked = useNewPhone(channel?.phones)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Connect WhatsApp"
      description={
        <>
          Ask about <bdi className="wrap-anywhere">{name}</bdi> from your phone. It's the same conversation as
          here, with the same AI coach.
        </>
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-6">
        {justLinked ? (
          <Notice tone="success" title="Your phone is connected">
            Write to your coach there whenever you like.
          </Notice>
        ) : error ? (
          <Notice
            tone="error"
            action={
              <Button size="sm" variant="secondary" onClick={() => makeCode(childId)}>
                Try Again
              </Button>
            }
          >
            {wordsFor(error)}
          </Notice>
        ) : code ? (
          <LinkSteps key={code.code} code={code} onRenew={() => makeCode(childId)} />
        ) : (
          <Spinner />
        )}
        <LinkedPhones phones={phones} />
        <p className="text-ink-faint text-sm">
          WhatsApp belongs to Meta, so what you write there passes through it. STOP ends our messages at any
          time.
        </p>
      </div>
    </Dialog>
  )
}

/** Whether a phone came that wasn't there when this opened. */
function useNewPhone(phones: { id: string }[] | undefined): boolean {
  const before = useRef<string[] | null>(null)
  if (before.current === null && phones) before.current = phones.map(({ id }) => id)
  return phones?.some(({ id }) => !before.current?.includes(id)) ?? false
}
