import { ChevronRight, MessagesSquare } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { unreadWords, useUnread } from './unread.ts'

/** On My Children: the way to the chat of all parents, with what waits there. */
export function FamilyChatLink() {
  const { hasChat, unread } = useUnread()
  if (!hasChat) return null
  return (
    <Link
      to="/family-chat"
      className="touch mb-6 flex items-center gap-4 rounded-xl border border-line bg-surface px-5 py-4 shadow-sm transition-colors hover:border-edge"
    >
      <MessagesSquare aria-hidden="true" className="size-6 shrink-0 text-accent-ink" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Family chat</span>
        <span className="block text-ink-soft text-sm">
          All parents of your family, and the coach when you call it
        </span>
      </span>
      {unread > 0 ? (
        <span className="shrink-0 rounded-full bg-glow-wash px-3 py-1 font-semibold text-glow-ink text-xs tabular-nums">
          {unreadWords(unread)}
        </span>
      ) : null}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint rtl:rotate-180" />
    </Link>
  )
}
