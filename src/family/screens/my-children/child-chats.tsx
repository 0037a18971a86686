import { HeartHandshake, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Child } from '../../contract.ts'
import { typeOf } from '../../rules.ts'
import { AskGeneral } from './ask-general.tsx'

/** Side by side where both fit; narrower on the smallest phones, so that each stays on one line. */
const WIDTH = 'grow max-[22rem]:px-3'

type ChildChatsProps = {
  child: Child
  nameId: string
  /** What the newest talk is about, where it can be told. */
  topic: string | null
}

/** The two chats about a child wait for a personality profile; until it's there, a general question can be asked. */
export function ChildChats({ child, nameId, topic }: ChildChatsProps) {
  const hintId = useId()
  const isReady = typeOf(child.personalityProfile) !== null
  const params = { childId: child.id }
  // What a frozen profile has no chats to read of cannot be completed either.
  if (child.isFrozen && !(isReady && child.hasConversation)) return null
  const chat = child.hasConversation ? 'Continue Chat' : 'Start Chat'
  return (
    <div>
      {isReady ? null : (
        <p id={hintId} className="mb-3 text-center text-ink-soft text-sm">
          Complete personality profile to start chatting
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isReady ? (
          <>
            <Link
              to="/my-children/$childId/chat"
              params={params}
              aria-describedby={nameId}
              className={buttonClass('primary', 'md', WIDTH)}
            >
              <MessageCircle aria-hidden="true" />
              <span>
                {chat}
                {child.hasConversation && topic ? <span className="font-normal"> · {topic}</span> : null}
              </span>
            </Link>
            <Link
              to="/my-children/$childId/parents"
              params={params}
              aria-describedby={nameId}
              data-theme="parents"
              className={buttonClass('soft', 'md', WIDTH)}
            >
              <HeartHandshake aria-hidden="true" />
              Dad & Mom Mode
            </Link>
          </>
        ) : (
          <>
            <Button
              disabled
              aria-describedby={hintId}
              className={WIDTH}
              icon={<MessageCircle aria-hidden="true" />}
            >
              {chat}
            </Button>
            <Button
              disabled
              variant="soft"
              data-theme="parents"
              aria-describedby={hintId}
              className={WIDTH}
              icon={<HeartHandshake aria-hidden="true" />}
            >
              Dad & Mom Mode
            </Button>
          </>
        )}
      </div>
      {child.isFrozen ? null : <AskGeneral childId={child.id} {...{ nameId, isReady }} />}
    </div>
  )
}
