import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { childColour } from '../../../ui/child-colour.ts'
import { optional } from '../../../ui/server/optional.ts'
import { transcriptQuery } from '../api.ts'
import { MODES } from '../modes.ts'
import { ChatScreen } from './chat-screen.tsx'
import { useKnownChild } from './known-child.ts'
import { useShortcuts } from './use-shortcuts.ts'

const HistoryAside = optional(() =>
  import('../history/history-aside.tsx').then(({ HistoryAside }) => HistoryAside),
)
const SearchDialog = lazy(() =>
  import('../search/search-dialog.tsx').then((module) => ({ default: module.SearchDialog })),
)
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

const WIDE = '(min-width: 75rem)'
const CLOSED_KEY = 'kinwise.history.closed'

/** The conversation that the address names, else the newest; the others beside it, and what opens over both. */
export function ChatFrame({ kind }: { kind: ConversationKind }) {
  const { childId = '' } = useParams({ strict: false })
  const { conversation = null, message = null } = useSearch({ strict: false })
  const [isWide, setIsWide] = useState(() => window.matchMedia(WIDE).matches)
  // On a wide screen the others stand beside it from the first moment, unless they were put away.
  const [hasHistory, setHasHistory] = useState(() => isWide && !isKeptClosed())
  const [dialog, setDialog] = useState<'search' | 'shortcuts' | null>(null)
  const showHistory = (isShown: boolean) => {
    setHasHistory(isShown)
    if (isWide) keepClosed(!isShown)
  }
  const toggleHistory = () => showHistory(!hasHistory)

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    // A window made narrow must not put a sheet over the chat unasked; one made wide has a place for what a sheet showed.
    const look = () => {
      setIsWide(wide.matches)
      setHasHistory(wide.matches && !isKeptClosed())
    }
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  useShortcuts({
    search: () => setDialog('search'),
    shortcuts: () => setDialog('shortcuts'),
    history: toggleHistory,
  })

  return (
    <div
      data-child={useColour(childId, kind, conversation)}
      data-theme={MODES[kind].theme}
      className="fixed inset-0 z-30 flex h-dvh bg-paper text-ink print:static print:h-auto"
    >
      <Suspense fallback={hasHistory && isWide ? <AsidePlace /> : null}>
        {hasHistory ? (
          <HistoryAside
            childId={childId}
            kind={kind}
            conversationId={conversation}
            isWide={isWide}
            onSearch={() => setDialog('search')}
            onShortcuts={() => setDialog('shortcuts')}
            onClose={() => showHistory(false)}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {dialog === 'search' ? <SearchDialog onClose={() => setDialog(null)} /> : null}
        {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(null)} /> : null}
      </Suspense>
      <ChatScreen
        key={`${childId} ${conversation}`}
        childId={childId}
        kind={kind}
        conversationId={conversation}
        messageId={message}
        hasHistory={hasHistory}
        onHistory={toggleHistory}
      />
    </div>
  )
}

/** The child's, once it is known who it is. */
function useColour(childId: string, kind: ConversationKind, conversationId: string | null) {
  const known = useKnownChild(childId)
  const { data } = useQuery({ ...transcriptQuery(childId, kind, conversationId), enabled: false })
  const child = data?.child ?? known
  return child ? childColour(child.place) : undefined
}

/** Keeps the room of what is on its way, so that the chat does not move when it comes. */
function AsidePlace() {
  return <div className="w-80 shrink-0 border-line border-e bg-sunk/60 print:hidden" />
}

// Storage may be refused; the list then opens each time.
const isKeptClosed = () => {
  try {
    return localStorage.getItem(CLOSED_KEY) !== null
  } catch {
    return false
  }
}

const keepClosed = (isClosed: boolean) => {
  try {
    if (isClosed) localStorage.setItem(CLOSED_KEY, '1')
    else localStorage.removeItem(CLOSED_KEY)
  } catch {}
}
