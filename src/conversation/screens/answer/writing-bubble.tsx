import { useSyncExternalStore } from 'react'
import type { LiveAnswers } from '../talk/live-answers.ts'
import { AnswerText } from './answer-text.tsx'
import { PartedAnswer } from './parts/parted-answer.tsx'
import { partsTold } from './parts/parts-told.ts'
import { TypingIndicator } from './typing-indicator.tsx'

type WritingBubbleProps = {
  live: LiveAnswers
  exchangeKey: string
  isStopping: boolean
  /** What's said while the line is broken. */
  trouble: string | null
  isCardFirst: boolean
  isFormatted?: boolean
}

/** An answer while it is written: the only thing on the page that is painted for each word. */
export function WritingBubble(props: WritingBubbleProps) {
  const { live, exchangeKey, isStopping, trouble, isCardFirst, isFormatted = false } = props
  const text = useSyncExternalStore(live.subscribeText, () => live.readText(exchangeKey))
  const parts = useSyncExternalStore(live.subscribeText, () => live.readParts(exchangeKey))
  const place = useSyncExternalStore(live.subscribeText, () => live.readPlace(exchangeKey))
  if (text === '' && isCardFirst && isStopping) return null
  return (
    <div className="sm:max-w-[92%]">
      {text === '' ? (
        <TypingIndicator place={place} />
      ) : parts ? (
        <PartedAnswer parts={partsTold(parts, text)} />
      ) : (
        <AnswerText isFormatted={isFormatted}>{text}</AnswerText>
      )}
      {/* As high as the line under a settled answer, so that nothing jumps when it is done. */}
      <p className="mt-0.5 flex min-h-11 items-center px-1 text-ink-faint text-xs">
        {isStopping ? 'Stopping…' : trouble}
      </p>
    </div>
  )
}
