import { ChevronDown } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { dayOf } from '../../ui/day-of.ts'
import { Link } from '../../ui/link.tsx'
import type { ReportPage, Rest, Told } from '../contract.ts'

type SentenceItemProps = { told: Told; messages: ReportPage['messages'] }

/** A sentence that opens the messages it rests on. */
export function SentenceItem({ told, messages }: SentenceItemProps) {
  const rests = told.messageIds.flatMap((id) => messages[id] ?? [])
  return (
    <li>
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="touch flex cursor-pointer list-none items-start justify-between gap-3 rounded-lg p-4 [&::-webkit-details-marker]:hidden">
          <span className={cx('wrap-anywhere min-w-0', told.isQuote && 'italic')} dir="auto">
            {told.isQuote ? `“${told.text}”` : told.text}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="space-y-3 border-line border-t p-4">
          {rests.map((rest) => (
            <RestItem key={rest.id} rest={rest} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function RestItem({ rest }: { rest: Rest }) {
  const opened = { conversation: rest.conversationId, message: rest.id }
  return (
    <li className="text-sm">
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {rest.text}
      </p>
      <Link
        to={rest.kind === 'child' ? '/my-children/$childId/chat' : '/my-children/$childId/general'}
        params={{ childId: rest.childId }}
        search={opened}
        className="touch inline-flex items-center text-accent-ink underline"
      >
        {dayOf(rest.at)}: open in the chat
      </Link>
    </li>
  )
}
