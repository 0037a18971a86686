import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'
import { PanelHeader } from './panel-header.tsx'

const WIDE = '(min-width: 75rem)'

/** The conversations with a child: beside the chat where there is room, else a sheet over it. */
export function HistoryAside(props: HistoryPanelProps & { onClose: () => void }) {
  const isWide = useMatch(WIDE)
  if (isWide)
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
      <HistoryPanel {...props} onOpen={props.onClose} />
    </Dialog>
  )
}

const useMatch = (query: string) => {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const list = window.matchMedia(query)
    const look = () => setMatches(list.matches)
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return matches
}
