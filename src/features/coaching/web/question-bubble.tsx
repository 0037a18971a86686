import type { ReactNode } from 'react'
import type { Message } from '../contract.ts'
import { timeText } from './times.ts'

type QuestionBubbleProps = {
  message: Message
  isKept: boolean
  /** What can be done with it. */
  actions?: ReactNode
}

/** What the parent wrote. */
export function QuestionBubble({ message, isKept, actions }: QuestionBubbleProps) {
  return (
    <div
      data-message={message.id}
      tabIndex={-1}
      className="ms-auto flex max-w-[88%] flex-col items-end sm:max-w-[80%]"
    >
      <p
        dir="auto"
        className="text-wrap wrap-anywhere whitespace-pre-wrap rounded-xl rounded-ee-sm bg-accent-wash px-4 py-2.5 text-start text-ink"
      >
        <span className="sr-only">You: </span>
        {message.content}
      </p>
      <div className="mt-0.5 flex min-h-8 items-center px-1 text-ink-faint text-xs tabular-nums">
        {isKept ? actions : null}
        {isKept ? <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time> : 'Sending…'}
      </div>
    </div>
  )
}
