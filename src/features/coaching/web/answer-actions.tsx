import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Message } from '../contract.ts'
import { CopyButton } from './copy-button.tsx'
import type { Talk } from './talk.ts'

const AnswerMore = lazy(() => import('./answer-more.tsx').then((module) => ({ default: module.AnswerMore })))
const FeedbackForm = lazy(() =>
  import('./feedback-form.tsx').then((module) => ({ default: module.FeedbackForm })),
)

const ICON = '[&_svg]:size-4! aria-pressed:text-accent-ink aria-pressed:[&_svg]:fill-current'

type AnswerActionsProps = { message: Message; talk: Talk; onAnother: (() => void) | null }

/** Under a settled answer: what is often wanted at once, and the rest one press further. */
export function AnswerActions({ message, talk, onAnother }: AnswerActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isHelpful = message.feedback?.isHelpful
  const judge = (given: boolean) => {
    const isTakenBack = isHelpful === given
    setIsAsking(!isTakenBack && !given)
    void talk.judge(message.id, isTakenBack ? null : { isHelpful: given, reason: null, note: '' })
  }
  return (
    <>
      <span className="-ms-1 inline-flex items-center">
        <CopyButton text={message.content} label="Copy answer" />
        <IconButton
          label="Helpful"
          aria-pressed={isHelpful === true}
          onClick={() => judge(true)}
          className={ICON}
        >
          <ThumbsUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Not helpful"
          aria-pressed={isHelpful === false}
          onClick={() => judge(false)}
          className={ICON}
        >
          <ThumbsDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label="More about this answer"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={ICON}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </span>
      <Suspense>
        {isOpen ? <AnswerMore message={message} talk={talk} onAnother={onAnother} /> : null}
        {isAsking && isHelpful === false ? (
          <FeedbackForm
            onGive={(reason, note) => {
              setIsAsking(false)
              void talk.judge(message.id, { isHelpful: false, reason, note })
            }}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
