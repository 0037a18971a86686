import { CircleStop } from 'lucide-react'
import type { Message } from '../contract.ts'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerText } from './answer-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { SentButton } from './sent-button.tsx'
import { timeText } from './times.ts'

/** A settled answer: words, what they rest on, and what can be done with them. */
export function AnswerBubble({ message }: { message: Message }) {
  return (
    <div data-answer={message.answerTo ?? undefined} className="max-w-[96%] sm:max-w-[92%]">
      <AnswerText after={<AnswerSources sources={message.sources} />}>{message.content}</AnswerText>
      <div className="mt-0.5 flex min-h-8 items-center gap-2 px-1 text-ink-faint text-xs tabular-nums">
        <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time>
        {message.status === 'stopped' ? (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-2.5 py-0.5 font-medium text-ink-soft">
            <CircleStop aria-hidden="true" className="size-3.5" />
            Stopped
          </span>
        ) : null}
        {message.answerTo === null ? null : (
          <span className="-ms-1 inline-flex items-center">
            <CopyButton text={message.content} />
            <SentButton messageId={message.answerTo} />
          </span>
        )}
      </div>
    </div>
  )
}
