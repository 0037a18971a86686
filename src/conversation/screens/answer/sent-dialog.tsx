import { useQuery } from '@tanstack/react-query'
import type { SentMessage } from '../../../coach/contract.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Verbatim } from '../../../ui/verbatim.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { sentQuery } from '../api.ts'

/** Word for word what left this server for the provider of one answer. */
export function SentDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { data, error } = useQuery(sentQuery(messageId))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="What was sent"
      description="Everything that left this server to answer this message."
      size="lg"
      closesOnBackdrop
    >
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data || error ? null : (
        <div className="space-y-3" aria-busy="true">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
      {data?.sent.length === 0 ? (
        <p className="pb-2">
          Nothing. The built-in guide answered on this server, and none of your words left it.
        </p>
      ) : null}
      <ol className="space-y-4 pb-2">
        {data?.sent.map((part, place) => (
          <SentPart key={place} part={part} />
        ))}
      </ol>
    </Dialog>
  )
}

const HEADINGS: Record<SentMessage['role'], string> = {
  system: "The coach's instructions",
  user: 'About your child, and your words',
  assistant: 'Earlier answers',
}

function SentPart({ part: { role, content } }: { part: SentMessage }) {
  return (
    <li>
      <h3 className="mb-1.5 font-semibold text-sm">{HEADINGS[role]}</h3>
      <Verbatim>{content}</Verbatim>
    </li>
  )
}
