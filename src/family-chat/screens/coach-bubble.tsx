import type { ReactNode } from 'react'
import type { PartialAnswer } from '../../conversation/rules.ts'
import { AnswerEnding } from '../../conversation/screens/answer/answer-ending.tsx'
import { AnswerSources } from '../../conversation/screens/answer/answer-sources.tsx'
import { AnswerText } from '../../conversation/screens/answer/answer-text.tsx'
import { ErrorBubble } from '../../conversation/screens/answer/error-bubble.tsx'
import { PartedAnswer } from '../../conversation/screens/answer/parts/parted-answer.tsx'
import { partsTold } from '../../conversation/screens/answer/parts/parts-told.ts'
import { TypingIndicator } from '../../conversation/screens/answer/typing-indicator.tsx'
import { timeText } from '../../conversation/screens/times.ts'
import { failureBubble, failureWords } from '../../conversation/screens/words.ts'
import type { ChatMessage } from '../contract.ts'
import { COACH } from './words.ts'

/** Who speaks, and to what: in a chat of several an answer doesn't always stand below its question. */
function Frame({ about, children }: { about: string | null; children: ReactNode }) {
  return (
    <div className="sm:max-w-[92%]">
      <p className="mb-1 flex min-w-0 items-center gap-2 px-1 text-sm">
        <img src="/icon.svg" alt="" width="20" height="20" />
        <span className="shrink-0 font-semibold text-accent-ink">{COACH}</span>
        {about ? (
          <span className="min-w-0 truncate text-ink-faint text-xs">
            on <bdi>“{about}”</bdi>
          </span>
        ) : null}
      </p>
      {children}
    </div>
  )
}

type CoachBubbleProps = {
  message: ChatMessage
  /** What it answers, where that doesn't stand right above. */
  about: string | null
  isFormatted: boolean
  onRetry: (() => void) | null
}

export function CoachBubble({ message, about, isFormatted, onRetry }: CoachBubbleProps) {
  const { status, content, createdAt, parts, error } = message
  if (status === 'failed' || status === 'interrupted')
    return (
      <Frame about={about}>
        <ErrorBubble
          partial={content}
          at={createdAt}
          words={failureBubble(failureWords(error))}
          onRetry={onRetry}
        />
      </Frame>
    )
  const sources = <AnswerSources sources={message.sources} />
  return (
    <Frame about={about}>
      <div data-message={message.id} data-answer={message.answerTo ?? undefined}>
        {parts ? (
          <PartedAnswer parts={parts} after={sources} />
        ) : (
          <AnswerText isFormatted={isFormatted} after={sources}>
            {content}
          </AnswerText>
        )}
        <div className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-2 px-1 text-ink-faint text-xs tabular-nums">
          <time dateTime={createdAt}>{timeText(createdAt)}</time>
          <AnswerEnding message={message} />
        </div>
      </div>
    </Frame>
  )
}

type WritingProps = { written: PartialAnswer | undefined; isFormatted: boolean; onStop: () => void }

/** While it's being written, for everybody at once. */
export function CoachWriting({ written, isFormatted, onStop }: WritingProps) {
  const { text = '', parts = null, place = null } = written ?? {}
  return (
    <Frame about={null}>
      {text === '' ? (
        <TypingIndicator place={place} />
      ) : parts ? (
        <PartedAnswer parts={partsTold(parts, text)} />
      ) : (
        <AnswerText isFormatted={isFormatted}>{text}</AnswerText>
      )}
      <button
        type="button"
        onClick={onStop}
        className="touch px-1 text-ink-soft text-xs underline underline-offset-4 hover:text-ink"
      >
        Stop
      </button>
    </Frame>
  )
}
