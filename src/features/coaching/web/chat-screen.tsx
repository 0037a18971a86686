import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { RequestError } from '../../../ui/request.ts'
import type { ConversationKind } from '../contract.ts'
import { coachQuery } from './api.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ChatTrouble } from './chat-trouble.tsx'
import { Composer } from './composer.tsx'
import { ComposerNotices } from './composer-notices.tsx'
import { saveDrafts } from './drafts.ts'
import { JumpToLatest } from './jump-to-latest.tsx'
import { useKnownChild } from './known-child.ts'
import { MODES, shortName } from './modes.ts'
import { Spoken } from './spoken.tsx'
import { TranscriptView } from './transcript-view.tsx'
import { useFollowBottom } from './use-follow-bottom.ts'
import { useTalk } from './use-talk.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { troubleOf } from './words.ts'

type ChatScreenProps = { childId: string; kind: ConversationKind }

export function ChatScreen({ childId, kind }: ChatScreenProps) {
  const { talk, query, transcript, exchanges, state, isBusy, isStopping } = useTalk(childId, kind)
  const { data: config } = useQuery(coachQuery)
  const known = useKnownChild(childId)
  const shell = useRef<HTMLDivElement>(null)
  useVisibleHeight(shell)

  // What a parent reads about a child must not stay on the screen of somebody who was logged out.
  const isOpen = transcript && !isShut(query.error)
  const child = isOpen ? transcript.child : known
  const hasCard = exchanges.at(-1)?.question?.card != null
  const credits = isOpen ? { left: transcript.remaining, allowance: transcript.allowance } : null
  return (
    <div
      ref={shell}
      data-theme={MODES[kind].theme}
      className="fixed inset-0 z-30 flex h-dvh flex-col bg-paper text-ink"
    >
      <ChatHeader
        child={child}
        kind={kind}
        credits={credits}
        trouble={isOpen || !query.error ? null : troubleOf(query.error)}
        isQuiet={hasCard}
      />
      {isOpen ? (
        <OpenChat
          {...{ talk, transcript, exchanges, state, isBusy, isStopping, kind, hasCard }}
          isGuide={config?.coach === 'guide'}
        />
      ) : query.isError ? (
        <ChatTrouble
          error={query.error}
          kind={kind}
          childName={known?.name ?? null}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ChatSkeleton />
      )}
      <Spoken status={state.status} alert={state.alert} />
    </div>
  )
}

type OpenChatProps = Required<
  Pick<ReturnType<typeof useTalk>, 'talk' | 'exchanges' | 'state' | 'isBusy' | 'isStopping'>
> & {
  transcript: NonNullable<ReturnType<typeof useTalk>['transcript']>
  kind: ConversationKind
  hasCard: boolean
  isGuide: boolean
}

function OpenChat({
  talk,
  transcript,
  exchanges,
  state,
  isBusy,
  isStopping,
  kind,
  hasCard,
  isGuide,
}: OpenChatProps) {
  const { scroller, content, isAway, toBottom, toTopOf } = useFollowBottom()
  const { child } = transcript
  const isEmpty = exchanges.every(({ question }) => question === null)

  // Its first line is what must be seen, not its last.
  const cardKey = hasCard ? exchanges.at(-1)?.key : undefined
  useLayoutEffect(() => {
    if (cardKey) toTopOf('[data-safety-card]')
  }, [cardKey, toTopOf])
  useEffect(() => {
    if (!isBusy) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) talk.stop()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isBusy, talk])
  useEffect(() => {
    window.addEventListener('pagehide', saveDrafts)
    return () => window.removeEventListener('pagehide', saveDrafts)
  }, [])

  return (
    <>
      <TranscriptView
        {...{ talk, exchanges, scroller, content, isAway, isGuide }}
        starterAge={isEmpty && !child.isFrozen ? child.age : null}
        canRetry={!child.isFrozen && !isBusy}
      />
      <div className="relative shrink-0 px-3 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6">
        <div className="mx-auto max-w-[46rem]">
          {/* Nothing may lie over a number to call. */}
          <JumpToLatest
            isShown={isAway && !hasCard}
            onJump={() => {
              toBottom('smooth')
              scroller.current?.focus({ preventScroll: true })
            }}
          />
          <ComposerNotices
            refusal={state.refusal}
            child={child}
            remaining={transcript.remaining}
            isQuiet={hasCard}
          />
          <Composer
            draftKey={talk.draftKey}
            placeholder={MODES[kind].placeholder(shortName(child.name))}
            isDisabled={child.isFrozen}
            {...{ isBusy, isStopping }}
            onSend={(text) => {
              talk.send(text)
              toBottom()
            }}
            onStop={talk.stop}
          />
          <p className="mt-2 text-center text-ink-faint text-xs">
            AI coach, not a doctor or an emergency service.
          </p>
        </div>
      </div>
    </>
  )
}

const isShut = (error: Error | null) =>
  error instanceof RequestError && (error.code === 'unauthenticated' || error.code === 'not_found')
