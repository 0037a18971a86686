import type { ConversationKind } from '../../../coach/contract.ts'
import type { Conversation } from '../../contract.ts'
import { dayText } from '../times.ts'
import type { useHistoryActions } from './history-api.ts'
import { HistoryItem } from './history-item.tsx'

type HistoryListProps = {
  conversations: Conversation[]
  openId: string | null
  place: { childId: string; kind: ConversationKind }
  actions: ReturnType<typeof useHistoryActions>
  onOpen: (() => void) | undefined
  emptyText: string | null
}

/** Newest first, under the day each was begun. */
export function HistoryList({ conversations, openId, place, actions, onOpen, emptyText }: HistoryListProps) {
  if (conversations.length === 0)
    return emptyText ? <p className="px-2 py-4 text-ink-soft text-sm">{emptyText}</p> : null
  const now = new Date()
  const days = new Map<string, Conversation[]>()
  for (const one of conversations) {
    const day = dayText(one.createdAt, now)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return (
    <div className="space-y-3">
      {[...days].map(([day, ones]) => (
        <section key={day} aria-label={day}>
          <h3 className="px-2 pb-1 font-medium text-ink-faint text-xs">{day}</h3>
          <ul className="space-y-0.5">
            {ones.map((one) => (
              <HistoryItem
                key={one.id}
                conversation={one}
                isOpen={one.id === openId}
                place={place}
                actions={actions}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
