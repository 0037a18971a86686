import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { meQuery } from '../../../accounts/screens/api.ts'
import { Button } from '../../../ui/button.tsx'
import { canRemember, isOwnDevice } from '../../../ui/device/own-device.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/over/toast.ts'
import { keepHere } from './open-device.ts'

/** Asked once, after the first sign-in in this browser. Without a yes nothing is kept. */
export function OwnDeviceCard() {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const [isAnswered, setIsAnswered] = useState(false)
  const id = useId()
  if (!me || isAnswered || !canRemember() || isOwnDevice(me.id) !== null) return null
  const answer = (isOwn: boolean) => {
    setIsAnswered(true)
    void keepHere(client, me, isOwn)
    toast.show(isOwn ? 'Your conversations stay on this device' : 'Nothing is kept on this device', {
      description: 'You can change that in the privacy centre.',
    })
  }
  return (
    <section aria-labelledby={id} className="mt-8 rounded-xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="display pt-1.5 text-lg">
          Is this your own device?
        </h2>
        <IconButton label="Not now" onClick={() => answer(false)} className="-me-2 shrink-0">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">
        If nobody else uses it, we can keep your latest conversations here. They then open at once, also
        without internet, and what you write offline waits here until it can be sent. Logging out clears all
        of it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="soft" size="sm" onClick={() => answer(true)}>
          Yes, keep them here
        </Button>
        <Button variant="quiet" size="sm" onClick={() => answer(false)}>
          No, others use it
        </Button>
      </div>
    </section>
  )
}
