import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { configQuery } from '../../accounts/screens/api.ts'
import { useShell } from '../../conversation/screens/chat/use-shell.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Door } from '../../ui/drawings/door.tsx'
import { Seedling } from '../../ui/drawings/seedling.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { chatQuery } from './api.ts'
import { OpenRoom } from './open-room.tsx'
import { RoomHeader } from './room-header.tsx'
import { useRoom } from './use-room.ts'

const SwitchesDialog = lazy(() =>
  import('./switches-dialog.tsx').then((module) => ({ default: module.SwitchesDialog })),
)

/** /family-chat: all parents of a family, and the coach when they call it. */
export function FamilyChatPage() {
  const query = useQuery(chatQuery)
  const { data: chat, error } = query
  const { data: config } = useQuery(configQuery)
  const { shell, isLow } = useShell()
  const [hasSwitches, setHasSwitches] = useState(false)
  const line = useRoom(chat !== undefined)
  if (line === 'gone') return <Gone />
  if (error instanceof RequestError && error.code === 'no_family_chat') return <NoFamilyChat />
  if (error instanceof RequestError && error.code === 'not_allowed') return <Gone />
  if (error && !chat)
    return <NotLoaded title="We couldn't open your family chat" query={query} also={<ToMyChildren />} />
  return (
    <div
      ref={shell}
      data-low={isLow || undefined}
      className="group/chat fixed inset-0 z-30 flex h-dvh flex-col bg-paper text-ink"
    >
      <RoomHeader chat={chat ?? null} line={line} onSwitches={() => setHasSwitches(true)} />
      {chat ? (
        <OpenRoom chat={chat} isGuide={config?.coach === 'guide'} isLow={isLow} />
      ) : (
        <div className="mx-auto w-full max-w-[46rem] space-y-5 px-6 pt-8">
          <Skeleton className="h-16 w-3/4 rounded-xl" />
          <Skeleton className="ms-auto h-12 w-1/2 rounded-xl" />
        </div>
      )}
      <Suspense>
        {chat && hasSwitches ? <SwitchesDialog chat={chat} onClose={() => setHasSwitches(false)} /> : null}
      </Suspense>
    </div>
  )
}

const ToMyChildren = () => (
  <Link to="/my-children" className={buttonClass('secondary')}>
    My Children
  </Link>
)

/** Nothing of it stays on the screen. */
function Gone() {
  return (
    <EmptyState
      level={1}
      drawing={<Door />}
      title="You're not in this family chat"
      action={
        <Link to="/my-children" className={buttonClass()}>
          My Children
        </Link>
      }
    >
      <p role="alert">You've left the family, have been taken out of it, or aren't logged in any more.</p>
    </EmptyState>
  )
}

function NoFamilyChat() {
  return (
    <EmptyState
      level={1}
      drawing={<Seedling />}
      title="A chat for both parents"
      action={
        <>
          <Link to="/pricing" className={buttonClass()}>
            See plans
          </Link>
          <ToMyChildren />
        </>
      }
    >
      <p>
        With the Family and Ultimate plans, the parents of a family write to each other here, and call the
        coach when they want a third voice.
      </p>
    </EmptyState>
  )
}
