import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../../accounts/screens/api.ts'
import type { ConversationKind } from '../../../coach/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { RequestError } from '../../../ui/server/request.ts'
import { useTalk } from '../talk/use-talk.ts'
import { Spoken } from '../transcript/spoken.tsx'
import { troubleOf } from '../words.ts'
import { ChatCredits } from './chat-credits.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ChatTrouble } from './chat-trouble.tsx'
import { useKnownChild } from './known-child.ts'
import { OpenChat } from './open-chat.tsx'
import { useShell } from './use-shell.ts'

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
  const { shell, isLow } = useShell()

  // What a parent reads about a child must not stay on the screen of somebody who was logged out.
  const isOpen = transcript && !isShut(query.error)
  const child = isOpen ? transcript.child : known
  const hasCard = isLoud(exchanges.at(-1)?.question?.card)
  // After something grave, a conversation is no place to sell anything any more.
  const isQuiet = hasCard || (isOpen ? transcript.conversation.level !== null : false)
  const trouble = isOpen || !query.error ? null : troubleOf(query.error)
  const credits =
    trouble === 'final' ? null : (
      <ChatCredits
        credits={
          isOpen
            ? { left: transcript.remaining, used: transcript.used, allowance: transcript.allowance }
            : null
        }
        hasFailed={trouble !== null}
        isQuiet={hasCard}
      />
    )
  return (
    <div
      ref={shell}
      data-low={isLow || undefined}
      className="group/chat relative flex h-dvh min-w-0 flex-1 flex-col bg-paper print:h-auto"
    >
      <ChatHeader
        child={child}
        kind={kind}
        credits={isLow ? null : credits}
        trouble={trouble}
        hasHistory={hasHistory}
        onHistory={onHistory}
      />
      {isOpen ? (
        <OpenChat
          {...{ talk, transcript, exchanges, state, isBusy, isStopping, kind, hasCard, isQuiet, messageId }}
          isGuide={config?.coach === 'guide'}
          isLow={isLow}
          credits={credits}
        />
      ) : query.isError ? (
        <ChatTrouble
          error={query.error}
          kind={kind}
          childName={known?.name ?? null}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {isLow ? credits : null}
        </ChatTrouble>
      ) : (
        <ChatSkeleton />
      )}
      <Spoken status={state.status} alert={state.alert} />
    </div>
  )
}

const isShut = (error: Error | null) =>
  error instanceof RequestError && (error.code === 'unauthenticated' || error.code === 'not_found')
