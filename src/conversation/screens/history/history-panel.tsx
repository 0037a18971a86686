import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Keyboard, MessageSquarePlus, Search } from 'lucide-react'
import { useState } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { transcriptQuery } from '../api.ts'
import { ExportLinks } from '../chat/export-links.tsx'
import { historyQuery, useHistoryActions } from './history-api.ts'
import { HistoryList } from './history-list.tsx'
import { SavedMessages } from './saved-messages.tsx'

export type HistoryPanelProps = {
  childId: string
  kind: ConversationKind
  /** The open one; null is the newest. */
  conversationId: string | null
  onSearch: () => void
  onShortcuts: () => void
  /** Another conversation was opened. */
  onOpen?: () => void
}

/** What was talked about with one child in one mode. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { childId, kind, conversationId, onSearch, onShortcuts, onOpen } = props
  const [filter, setFilter] = useState<'all' | 'saved'>('all')
  const isSaved = filter === 'saved'
  // A child's first chat begins as it's opened: a list read before then would be empty, and grow a moment later.
  const { isPending } = useQuery({ ...transcriptQuery(childId, kind, conversationId), enabled: false })
  const query = useInfiniteQuery({ ...historyQuery(childId, kind, isSaved), enabled: !isPending })
  const actions = useHistoryActions({ childId, kind }, conversationId)
  const conversations = query.data?.pages.flatMap((page) => page.conversations)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<MessageSquarePlus aria-hidden="true" />}
          isLoading={actions.begin.isPending}
          onClick={() => actions.begin.mutate(undefined, { onSuccess: () => onOpen?.() })}
        >
          New Chat
        </Button>
        <Button variant="secondary" size="sm" icon={<Search aria-hidden="true" />} onClick={onSearch}>
          Search
        </Button>
      </div>
      <Segmented
        legend="Which conversations"
        options={[
          { value: 'all', label: 'All' },
          { value: 'saved', label: 'Saved' },
        ]}
        value={filter}
        onChange={setFilter}
      />
      {query.error ? (
        <Notice tone="error">
          {wordsFor(query.error)}{' '}
          <button type="button" className="font-semibold underline" onClick={() => void query.refetch()}>
            Try again
          </button>
        </Notice>
      ) : null}
      {conversations ? (
        <HistoryList
          conversations={conversations}
          openId={conversationId ?? (isSaved ? null : (conversations.find(({ isOwn }) => isOwn)?.id ?? null))}
          place={{ childId, kind }}
          actions={actions}
          onOpen={onOpen}
          emptyText={isSaved ? null : 'No conversations yet.'}
        />
      ) : query.error ? null : (
        <div className="space-y-2" aria-busy="true">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {query.hasNextPage ? (
        <Button
          variant="quiet"
          size="sm"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      {isSaved ? <SavedMessages hasConversations={(conversations?.length ?? 0) > 0} onOpen={onOpen} /> : null}
      {/* Not before the list, which would push it down. */}
      {query.isPending ? null : (
        <div className="border-line border-t pt-3">
          <ExportLinks />
          <Button variant="quiet" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
            Keyboard shortcuts
          </Button>
        </div>
      )}
    </div>
  )
}
