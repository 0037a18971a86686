import { Dialog } from '../../../ui/over/dialog.tsx'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'
import { PanelHeader } from './panel-header.tsx'

/** The conversations with a child: beside the chat where there is room, else a sheet over it. */
export function HistoryAside(props: HistoryPanelProps & { isWide: boolean; onClose: () => void }) {
  if (props.isWide)
    return (
      <aside
        aria-label="Conversations"
        className="flex w-80 shrink-0 flex-col border-line border-e bg-sunk/60 print:hidden"
      >
        <PanelHeader onClose={props.onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
          <HistoryPanel {...props} />
        </div>
      </aside>
    )
  return (
    <Dialog isOpen onClose={props.onClose} title="Conversations" closesOnBackdrop>
      {/* High enough for the menu of a conversation, however few there are. */}
      <div className="max-sm:min-h-[60dvh]">
        <HistoryPanel {...props} onOpen={props.onClose} />
      </div>
    </Dialog>
  )
}
