import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { RequestError } from '../../../ui/request.ts'
import { configQuery } from '../../accounts/web/api.ts'
import type { ConversationKind } from '../contract.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ChatTrouble } from './chat-trouble.tsx'
import { useKnownChild } from './known-child.ts'
import { OpenChat } from './open-chat.tsx'
import { Spoken } from './spoken.tsx'
import { useTalk } from './use-talk.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { troubleOf } from './words.ts'

type ChatScreenProps = {
  childId: string
  kind: ConversationKind
  /** Null is the newest. */
  conversationId: string | null
  /** A message to go to. */
  messageId: string | null
  /** The list of conversations is open. */
  hasHistory: boolean
  onHistory: () => void
}

export function ChatScreen(props: ChatScreenProps) {
  const { childId, kind, conversationId, messageId, hasHistory, onHistory } = props
  const { talk, query, transcript, exchanges, state, isBusy, isStopping } = useTalk(
    childId,
    kind,
    conversationId,
  )
  const { data: config } = useQuery(configQuery)
  const known = useKnownChild(childId)
  const shell = useRef<HTMLDivElement>(null)
  useVisibleHeight(shell)

  // What a parent reads about a child must not stay on the screen of somebody who was logged out.
  const isOpen = transcript && !isShut(query.error)
  const child = isOpen ? transcript.child : known
  const hasCard = exchanges.at(-1)?.question?.card != null
  // After something grave, a conversation is no place to sell anything any more.
  const isQuiet = hasCard || (isOpen ? transcript.conversation.level !== null : false)
  const credits = isOpen ? { left: transcript.remaining, allowance: transcript.allowance } : null
  return (
    <div ref={shell} className="relative flex h-dvh min-w-0 flex-1 flex-col bg-paper print:h-auto">
      <ChatHeader
        child={child}
        kind={kind}
        credits={credits}
        trouble={isOpen || !query.error ? null : troubleOf(query.error)}
        isQuiet={hasCard}
        hasHistory={hasHistory}
        onHistory={onHistory}
      />
      {isOpen ? (
        <OpenChat
          {...{ talk, transcript, exchanges, state, isBusy, isStopping, kind, hasCard, isQuiet, messageId }}
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

const isShut = (error: Error | null) =>
  error instanceof RequestError && (error.code === 'unauthenticated' || error.code === 'not_found')
