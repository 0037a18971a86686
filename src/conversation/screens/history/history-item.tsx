import { Bookmark, Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { optional } from '../../../ui/server/optional.ts'
import type { Conversation } from '../../contract.ts'
import { isFirstTitle } from '../../rules.ts'
import { CHAT_PATHS, type useHistoryActions } from './history-api.ts'
import { RenameForm } from './rename-form.tsx'

const HistoryItemActions = optional(() =>
  import('./history-item-actions.tsx').then(({ HistoryItemActions }) => HistoryItemActions),
)

type HistoryItemProps = {
  conversation: Conversation
  isOpen: boolean
  place: { childId: string; kind: ConversationKind }
  actions: ReturnType<typeof useHistoryActions>
  onOpen: (() => void) | undefined
}

export function HistoryItem({ conversation, isOpen, place, actions, onOpen }: HistoryItemProps) {
  const more = useRef<HTMLButtonElement>(null)
  const [shows, setShows] = useState<'actions' | 'rename' | null>(null)
  const { id, title, opening, topic, lastMessage, isStarred, isShared, isOwn, authorName } = conversation
  // Two talks of a day have the same first title.
  const shown = opening && isFirstTitle(title) ? opening : title
  if (shows === 'rename')
    return (
      <li>
        <RenameForm
          title={title}
          onSave={(next) => {
            setShows(null)
            if (next !== title) actions.change.mutate({ id, title: next })
          }}
          onCancel={() => setShows(null)}
        />
      </li>
    )
  return (
    <li className={cx('rounded-md', isOpen ? 'bg-child-wash' : 'hover:bg-ink/5')}>
      <div className="flex items-center">
        <Link
          to={CHAT_PATHS[place.kind]}
          params={{ childId: place.childId }}
          search={{ conversation: id }}
          title={title}
          aria-current={isOpen ? 'page' : undefined}
          onClick={onOpen}
          className="min-w-0 flex-1 rounded-md px-2 py-2"
        >
          <span className="flex items-center gap-1.5 text-sm">
            <bdi className="truncate font-medium">{shown}</bdi>
            {isStarred ? (
              <Bookmark
                role="img"
                aria-label="Saved"
                className="size-3.5 shrink-0 fill-current text-accent-ink"
              />
            ) : null}
          </span>
          <span className="flex gap-1.5 text-ink-soft text-xs">
            {isShared ? (
              <span className="shrink-0 font-medium">
                {isOwn ? 'Shared' : `From ${authorName || 'your family'}`}
              </span>
            ) : null}
            {topic ? <span className="shrink-0 font-medium text-child-ink capitalize">{topic}</span> : null}
            <bdi className="min-w-0 truncate">{lastMessage}</bdi>
          </span>
        </Link>
        <IconButton
          ref={more}
          label={`More for ${shown}`}
          aria-haspopup="menu"
          aria-expanded={shows === 'actions'}
          onClick={() => setShows(shows ? null : 'actions')}
          className="[&_svg]:size-4!"
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </div>
      {shows === 'actions' && more.current ? (
        <Suspense>
          <HistoryItemActions
            label={`More for ${shown}`}
            {...{ conversation, actions }}
            openedBy={more.current}
            onClose={() => setShows((now) => (now === 'actions' ? null : now))}
            onRename={() => setShows('rename')}
          />
        </Suspense>
      ) : null}
    </li>
  )
}
