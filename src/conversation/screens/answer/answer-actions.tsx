import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Message } from '../../contract.ts'
import type { Talk } from '../talk/talk.ts'
import { CopyButton } from './copy-button.tsx'

const AnswerMore = lazy(() => import('./answer-more.tsx').then((module) => ({ default: module.AnswerMore })))
const FeedbackForm = lazy(() =>
  import('./feedback-form.tsx').then((module) => ({ default: module.FeedbackForm })),
)

const ICON = '[&_svg]:size-4! aria-pressed:text-accent-ink aria-pressed:[&_svg]:fill-current'

type AnswerActionsProps = { message: Message; talk: Talk; onAnother: (() => void) | null }

/** Under a settled answer: what is often wanted at once, and the rest one press further. */
export function AnswerActions({ message, talk, onAnother }: AnswerActionsProps) {
  const more = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
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
          ref={more}
          label="More about this answer"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true)
            setIsOpen(!isOpen)
          }}
          className={ICON}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </span>
      <Suspense>
        {wasOpened ? (
          <AnswerMore
            {...{ message, talk, onAnother }}
            openedBy={isOpen ? more.current : null}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
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
