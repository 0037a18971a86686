import type { Message } from '../contract.ts'
import { timeText } from './times.ts'

/** What the parent wrote. */
export function QuestionBubble({ message, isKept }: { message: Message; isKept: boolean }) {
  return (
    <div className="ms-auto flex max-w-[88%] flex-col items-end sm:max-w-[80%]">
      <p
        dir="auto"
        className="text-wrap wrap-anywhere whitespace-pre-wrap rounded-xl rounded-ee-sm bg-accent-wash px-4 py-2.5 text-start text-ink"
      >
        <span className="sr-only">You: </span>
        {message.content}
      </p>
      <p className="mt-1 px-1 text-ink-faint text-xs tabular-nums">
        {isKept ? <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time> : 'Sending…'}
      </p>
    </div>
  )
}
