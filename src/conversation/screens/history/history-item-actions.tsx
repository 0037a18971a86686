import { useQuery } from '@tanstack/react-query'
import { Bookmark, Download, Lock, Pencil, Printer, Trash2, UsersRound } from 'lucide-react'
import { meQuery } from '../../../accounts/screens/api.ts'
import { ActionMenu, MenuAction, MenuLink } from '../../../ui/over/action-menu.tsx'
import type { Conversation } from '../../contract.ts'
import type { useHistoryActions } from './history-api.ts'

type HistoryItemActionsProps = {
  conversation: Conversation
  label: string
  actions: ReturnType<typeof useHistoryActions>
  openedBy: HTMLElement
  onClose: () => void
  onRename: () => void
}

export function HistoryItemActions(props: HistoryItemActionsProps) {
  const { conversation, label, actions, openedBy, onClose, onRename } = props
  const { id, isStarred, isShared, isOwn } = conversation
  const { data: me } = useQuery(meQuery)
  // Where nobody else is, there is nobody to share with.
  const maySee = isShared || (me?.family.hasOthers && me.family.role !== 'carer')
  const exported = `/api/conversations/${id}/export`
  return (
    <ActionMenu anchor={openedBy} label={label} onClose={onClose}>
      <MenuAction
        icon={<Bookmark aria-hidden="true" className={isStarred ? 'fill-current' : ''} />}
        staysOpen
        onPress={() => actions.change.mutate({ id, isStarred: !isStarred })}
      >
        {isStarred ? 'Saved' : 'Save'}
      </MenuAction>
      {isOwn && maySee ? (
        <MenuAction
          icon={isShared ? <Lock aria-hidden="true" /> : <UsersRound aria-hidden="true" />}
          onPress={() => actions.change.mutate({ id, isShared: !isShared })}
        >
          {isShared ? 'Make private' : 'Share with the family'}
        </MenuAction>
      ) : null}
      {isOwn ? (
        <MenuAction icon={<Pencil aria-hidden="true" />} onPress={onRename}>
          Rename
        </MenuAction>
      ) : null}
      <MenuLink icon={<Download aria-hidden="true" />} href={`${exported}?format=markdown`} isDownload>
        Download as Markdown
      </MenuLink>
      <MenuLink icon={<Download aria-hidden="true" />} href={`${exported}?format=json`} isDownload>
        Download as JSON
      </MenuLink>
      <MenuLink icon={<Printer aria-hidden="true" />} href={`/print-conversations?conversation=${id}`}>
        Print or PDF
      </MenuLink>
      {isOwn ? (
        <MenuAction icon={<Trash2 aria-hidden="true" />} onPress={() => actions.remove.mutate(conversation)}>
          Delete
        </MenuAction>
      ) : null}
    </ActionMenu>
  )
}
