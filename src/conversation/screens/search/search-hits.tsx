import { Link } from '../../../ui/link.tsx'
import type { SearchPlace } from '../../contract.ts'
import { CHAT_PATHS } from '../history/history-api.ts'
import { shortName } from '../modes.ts'
import { dayText } from '../times.ts'

type SearchHitsProps = {
  hits: (SearchPlace & { messageId?: string; author?: 'user' | 'assistant' })[]
  onOpen: (() => void) | undefined
}

const KIND_WORDS = { child: '', parents: ' · Dad & Mom Mode', general: ' · Parenting Chat' } as const

/** Where something was said; each leads to it. */
export function SearchHits({ hits, onOpen }: SearchHitsProps) {
  const now = new Date()
  return (
    <ul className="space-y-1">
      {hits.map(({ conversationId, messageId, childId, kind, childName, author, createdAt, pieces }) => (
        <li key={messageId ?? conversationId}>
          <Link
            to={CHAT_PATHS[kind]}
            params={{ childId }}
            search={{ conversation: conversationId, message: messageId }}
            onClick={onOpen}
            className="block rounded-md px-2 py-2 hover:bg-ink/5"
          >
            <span dir="auto" className="wrap-anywhere line-clamp-3 text-sm">
              {pieces.map(({ text, isHit }, place) =>
                isHit ? (
                  <mark key={place} className="rounded-sm bg-glow-wash text-glow-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
            <span className="mt-0.5 block text-ink-faint text-xs">
              {author === 'user' ? 'You, ' : author === 'assistant' ? 'Coach, ' : ''}
              {dayText(createdAt, now)} · <bdi>{shortName(childName)}</bdi>
              {KIND_WORDS[kind]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
