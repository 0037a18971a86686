import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { SearchHits } from '../search/search-hits.tsx'
import { searchQuery } from './history-api.ts'

type SavedMessagesProps = { hasConversations: boolean; onOpen: (() => void) | undefined }

/** Single messages the family saved, of all its children. */
export function SavedMessages({ hasConversations, onOpen }: SavedMessagesProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(searchQuery('', true))
  const hits = data?.pages.flatMap(({ messages }) => messages) ?? []
  if (data && hits.length === 0)
    return hasConversations ? null : (
      <p className="px-2 py-4 text-ink-soft text-sm">
        Nothing saved yet. Save an answer or a conversation from its “…” and it'll show up here.
      </p>
    )
  return (
    <>
      <h3 className="px-2 font-medium text-ink-faint text-xs">Saved messages</h3>
      <SearchHits hits={hits} onOpen={onOpen} />
      {hasNextPage ? (
        <Button variant="quiet" size="sm" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}
