import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Conversation } from '../contract.ts'
import { ExportLinks } from './export-links.tsx'
import type { useHistoryActions } from './history-api.ts'

type HistoryItemActionsProps = {
  conversation: Conversation
  actions: ReturnType<typeof useHistoryActions>
  onRename: () => void
}

export function HistoryItemActions({ conversation, actions, onRename }: HistoryItemActionsProps) {
  const { id, isStarred } = conversation
  return (
    <div className="animate-fade pb-1">
      <div className="flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={isStarred}
          icon={<Bookmark aria-hidden="true" className={isStarred ? 'fill-current' : ''} />}
          onClick={() => actions.change.mutate({ id, isStarred: !isStarred })}
        >
          {isStarred ? 'Saved' : 'Save'}
        </Button>
        <Button variant="quiet" size="sm" icon={<Pencil aria-hidden="true" />} onClick={onRename}>
          Rename
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 aria-hidden="true" />}
          isLoading={actions.remove.isPending}
          onClick={() => actions.remove.mutate(conversation)}
        >
          Delete
        </Button>
      </div>
      <ExportLinks conversationId={id} label="Download" />
    </div>
  )
}
