import { Bookmark, CircleStop, Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '../contract.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerText } from './answer-text.tsx'
import type { Talk } from './talk.ts'
import { timeText } from './times.ts'

type AnswerBubbleProps = {
  message: Message
  talk: Talk
  /** Asks for another answer; null where that cannot be. */
  onAnother: (() => void) | null
}

/** A settled answer: words, what they rest on, and what can be done with them. */
export function AnswerBubble({ message, talk, onAnother }: AnswerBubbleProps) {
  return (
    <div
      data-answer={message.answerTo ?? undefined}
      data-message={message.id}
      tabIndex={-1}
      className="max-w-[96%] sm:max-w-[92%]"
    >
      <AnswerText after={<AnswerSources sources={message.sources} />}>{message.content}</AnswerText>
      <div className="mt-0.5 flex min-h-8 flex-wrap items-center gap-x-2 px-1 text-ink-faint text-xs tabular-nums">
        <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time>
        {message.isStarred ? (
          <Bookmark role="img" aria-label="Saved" className="size-4 fill-current text-accent-ink" />
        ) : null}
        {message.status === 'stopped' ? (
          <Ending icon={<CircleStop aria-hidden="true" className="size-3.5" />}>Stopped</Ending>
        ) : null}
        {message.error === 'coach_cut' ? (
          <Ending icon={<Scissors aria-hidden="true" className="size-3.5" />}>Cut short</Ending>
        ) : null}
        {message.answerTo === null ? null : (
          <AnswerActions message={message} talk={talk} onAnother={onAnother} />
        )}
      </div>
    </div>
  )
}

/** Why the words end where they do. */
function Ending({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-2.5 py-0.5 font-medium text-ink-soft">
      {icon}
      {children}
    </span>
  )
}
