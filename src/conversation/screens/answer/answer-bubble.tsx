import { Bookmark } from 'lucide-react'
import { useContext } from 'react'
import type { Message } from '../../contract.ts'
import type { Talk } from '../talk/talk.ts'
import { timeText } from '../times.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerEnding } from './answer-ending.tsx'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerText } from './answer-text.tsx'
import { PartedAnswer } from './parts/parted-answer.tsx'
import { StepSlot } from './parts/step-slot.ts'

type AnswerBubbleProps = {
  message: Message
  talk: Talk
  isFormatted: boolean
  /** Asks for another answer; null where that cannot be. */
  onAnother: (() => void) | null
  /** A safety card stands above it: nothing is to be tried out then. */
  hasCard?: boolean
}

/** A settled answer: words, what they rest on, and what can be done with them. */
export function AnswerBubble({ message, talk, isFormatted, onAnother, hasCard = false }: AnswerBubbleProps) {
  const slot = useContext(StepSlot)
  const { id: messageId, parts } = message
  const below =
    slot && !hasCard && message.status === 'complete'
      ? (place: number) => slot({ messageId, place, step: parts?.steps[place]?.do ?? '' })
      : null
  const sources = <AnswerSources sources={message.sources} />
  return (
    <div
      data-answer={message.answerTo ?? undefined}
      data-message={message.id}
      tabIndex={-1}
      className="sm:max-w-[92%]"
    >
      {parts ? (
        <PartedAnswer parts={parts} after={sources} below={below} />
      ) : (
        <AnswerText isFormatted={isFormatted} after={sources}>
          {message.content}
        </AnswerText>
      )}
      <div className="mt-0.5 flex min-h-8 flex-wrap items-center gap-x-2 px-1 text-ink-faint text-xs tabular-nums">
        <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time>
        {message.isStarred ? (
          <Bookmark role="img" aria-label="Saved" className="size-4 fill-current text-accent-ink" />
        ) : null}
        <AnswerEnding message={message} />
        {message.answerTo === null ? null : (
          <AnswerActions message={message} talk={talk} onAnother={onAnother} />
        )}
      </div>
    </div>
  )
}
