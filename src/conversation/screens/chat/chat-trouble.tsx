import { CloudOff, DoorClosed, Lock, Puzzle, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { greeting } from '../../rules.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { LoginLink } from '../login-link.tsx'
import { openingWords } from '../words.ts'

type ChatTroubleProps = {
  error: Error | null
  kind: ConversationKind
  childName: string | null
  isBusy: boolean
  onRetry: () => void
  children: ReactNode
}

const ICONS: Record<string, typeof Lock> = {
  not_found: DoorClosed,
  no_profile: Puzzle,
  unauthenticated: Lock,
}
const WAYS: Record<string, { to: '/my-children' | '/verify-email'; text: string }> = {
  not_found: { to: '/my-children', text: 'Back to My Children' },
  no_profile: { to: '/my-children', text: 'Complete the profile' },
  frozen: { to: '/my-children', text: 'Back to My Children' },
  email_unverified: { to: '/verify-email', text: 'Verify e-mail' },
}

/** The chat could not be opened: why, and the one way on. The greeting still stands where the child is known. */
export function ChatTrouble({ error, kind, childName, isBusy, onRetry, children }: ChatTroubleProps) {
  const code = error instanceof RequestError ? error.code : 'internal'
  const { title, text } = openingWords(error)
  const Icon = ICONS[code] ?? CloudOff
  const way = wayOn(code)
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {childName && !way ? (
        <div className="mx-auto w-full max-w-[46rem] px-4 pt-6 sm:px-6">
          <AnswerText>{greeting(kind, childName)}</AnswerText>
        </div>
      ) : null}
      <div role="alert" className="my-auto">
        <EmptyState
          icon={<Icon aria-hidden="true" />}
          title={title}
          action={
            way ?? (
              <Button icon={<RotateCcw aria-hidden="true" />} isLoading={isBusy} onClick={onRetry}>
                Try again
              </Button>
            )
          }
        >
          {text}
        </EmptyState>
      </div>
      {children}
    </div>
  )
}

function wayOn(code: string) {
  if (code === 'unauthenticated') return <LoginLink className={buttonClass()} />
  const way = WAYS[code]
  return way ? (
    <Link to={way.to} className={buttonClass()}>
      {way.text}
    </Link>
  ) : null
}
