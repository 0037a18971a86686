import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Child } from '../../family/contract.ts'
import { nameOf } from '../../family/rules.ts'
import { Button } from '../../ui/button.tsx'
import { channelQuery } from './api.ts'

const ConnectDialog = lazy(() =>
  import('./connect-dialog.tsx').then((module) => ({ default: module.ConnectDialog })),
)

/** On a child's card: the way to talk about this child from a phone. Nothing where the channel is off. */
export function ConnectWhatsApp({ child }: { child: Child }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: channel } = useQuery(channelQuery)
  if (!channel?.isOn || child.isFrozen) return null
  const name = nameOf(child.name)
  const own = channel.numbers.find(({ childId }) => childId === child.id)
  return (
    <div className="border-line border-t pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<MessageCircle aria-hidden="true" />}
          aria-label={`Connect WhatsApp for ${name}`}
          onClick={() => setIsOpen(true)}
        >
          Connect WhatsApp
        </Button>
        {channel.phones.length > 0 ? (
          <p className="text-ink-soft text-sm">
            Connected: {channel.phones.map(({ label }) => label).join(', ')}
          </p>
        ) : null}
      </div>
      {own ? (
        <p className="mt-2 text-ink-soft text-sm">
          Private number: <bdi className="text-ink">{own.number}</bdi>
        </p>
      ) : channel.isWaitingForNumber ? (
        <p className="mt-2 text-ink-soft text-sm">
          All our private numbers are taken just now. Until one is free, {name} shares our main number, and
          nothing else is different.
        </p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <ConnectDialog childId={child.id} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
