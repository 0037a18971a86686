import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { Message } from '../../contract.ts'
import type { Live } from '../talk/live-state.ts'
import { timeText } from '../times.ts'

type QuestionBubbleProps = {
  message: Message
  isKept: boolean
  /** Of its sending, while the server isn't known to have it. */
  phase: Live['phase'] | undefined
  /** What can be done with it. */
  actions?: ReactNode
}

/** What the parent wrote; lighter where it was tapped. */
export function QuestionBubble({ message, isKept, phase, actions }: QuestionBubbleProps) {
  return (
    <div
      data-message={message.id}
      tabIndex={-1}
      className="ms-auto flex w-full max-w-[88%] flex-col items-end sm:max-w-[80%]"
    >
      <p
        dir="auto"
        className={cx(
          'text-wrap wrap-anywhere whitespace-pre-wrap rounded-xl rounded-ee-sm px-4 text-start',
          message.choice
            ? 'border border-edge/45 py-1.5 text-ink-soft text-sm'
            : 'bg-child-wash py-2.5 text-ink',
        )}
      >
        <span className="sr-only">You{message.choice ? ' tapped' : ''}: </span>
        {message.content}
      </p>
      <div
        className={cx(
          'mt-0.5 flex items-center justify-end self-stretch px-1 text-ink-faint text-xs tabular-nums',
          // As high as its buttons from the first moment, so that nothing moves when they come.
          actions ? 'min-h-11' : 'min-h-8',
        )}
      >
        {isKept ? (
          <>
            {actions}
            <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time>
          </>
        ) : phase === 'lost' || phase === 'unsent' ? (
          <span className="font-medium text-danger-ink">Not sent</span>
        ) : phase === 'waiting' ? (
          'Waiting to be sent'
        ) : (
          'Sending…'
        )}
      </div>
    </div>
  )
}
