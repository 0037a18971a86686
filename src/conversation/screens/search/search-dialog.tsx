import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { QUERY_MAX_CHARS } from '../../search/rules.ts'
import { searchQuery } from '../history/history-api.ts'
import { SearchHits } from './search-hits.tsx'
import { useHitKeys } from './use-hit-keys.ts'

const TYPING_MS = 200

/** Looks through everything the family said and was told. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const query = useSettled(text.trim())
  const found = useInfiniteQuery({ ...searchQuery(query, false), placeholderData: keepPreviousData })
  const titles = found.data?.pages[0]?.titles ?? []
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? []
  const hasNothing = query !== '' && found.isSuccess && titles.length + messages.length === 0
  const isFresh = query === text.trim() && found.isSuccess && !found.isPlaceholderData
  const { list, onKeyDown } = useHitKeys(isFresh && !hasNothing)
  return (
    <Dialog isOpen onClose={onClose} title="Search conversations" size="lg" closesOnBackdrop>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows between a field and links that work by themselves */}
      <div ref={list} onKeyDown={onKeyDown}>
        <search className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-faint"
          />
          <input
            type="search"
            dir="auto"
            data-autofocus
            value={text}
            maxLength={QUERY_MAX_CHARS}
            placeholder="Words of a message or a title"
            aria-label="Search all conversations"
            onChange={(event) => setText(event.target.value)}
            className={`${controlClass} h-[3rem] ps-11`}
          />
        </search>
        <p role="status" className="py-2 text-ink-soft text-sm">
          {query === ''
            ? 'All children, both modes.'
            : hasNothing
              ? 'Nothing found. Try fewer words, or the beginning of one.'
              : found.isSuccess
                ? `${count(titles.length + messages.length, found.hasNextPage)} found`
                : 'Searching...'}
        </p>
        {found.error ? <Notice tone="error">{wordsFor(found.error)}</Notice> : null}
        {query === '' ? null : (
          <div className="space-y-4 pb-2">
            {titles.length > 0 ? (
              <section aria-label="Conversations">
                <h3 className="px-2 font-medium text-ink-faint text-xs">Conversations</h3>
                <SearchHits hits={titles} onOpen={onClose} />
              </section>
            ) : null}
            {messages.length > 0 ? (
              <section aria-label="Messages">
                <h3 className="px-2 font-medium text-ink-faint text-xs">Messages</h3>
                <SearchHits hits={messages} onOpen={onClose} />
              </section>
            ) : null}
            {found.hasNextPage ? (
              <Button
                variant="quiet"
                size="sm"
                isLoading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                Show more
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </Dialog>
  )
}

const count = (number: number, hasMore: boolean) => (hasMore ? `More than ${number}` : String(number))

/** What stands in the field once nobody types for a moment. */
const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
