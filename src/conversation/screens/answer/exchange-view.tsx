import { lazy, memo, Suspense } from 'react'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { isKeptHere } from '../talk/live-state.ts'
import type { Talk } from '../talk/talk.ts'
import { ExchangeFrame, isBeingWritten } from '../transcript/exchange-frame.tsx'
import type { Exchange } from '../transcript/exchanges.ts'
import { QuestionActions } from '../transcript/question-actions.tsx'
import { KeptHereNote } from '../waiting/kept-here-note.tsx'
import { failureBubble, failureWords, lostWords } from '../words.ts'
import { AnswerBubble } from './answer-bubble.tsx'
import { AskAgain } from './ask-again.tsx'
import { ErrorBubble } from './error-bubble.tsx'
import { WritingBubble } from './writing-bubble.tsx'

const EditMessage = lazy(() =>
  import('../transcript/edit-message.tsx').then((module) => ({ default: module.EditMessage })),
)

type ExchangeViewProps = Omit<Exchange, 'key'> & {
  exchangeKey: string
  talk: Talk
  day: string | null
  /** Something can be tried with it now. The same for all but a few, so that a message on its way paints no old one anew. */
  canRetry: boolean
  /** The newest one: only it can be changed or answered anew. */
  isLast: boolean
  /** Answers are a model's. */
  isFormatted: boolean
  /** Sends what is tapped beneath the answer; null where nothing can be: beneath all answers but the newest. */
  onTap: ((choice: Choice) => void) | null
  /** The words of a change to the parent's message, while it is being made. */
  edited: string | null
}

/** A parent's message, the card it may need, and its answer in whatever state that is. Painted anew only when one of them changes. */
export const ExchangeView = memo(function ExchangeView({
  talk,
  day,
  canRetry,
  isLast,
  isFormatted,
  onTap,
  edited,
  exchangeKey,
  ...rest
}: ExchangeViewProps) {
  const exchange = { ...rest, key: exchangeKey }
  const { question } = exchange
  const onEdit =
    question && isLast && canRetry && exchange.isKept && !isLoud(question.card) && !exchange.live
      ? () => talk.edit({ messageId: question.id, text: question.content })
      : null
  const editor =
    question && edited !== null ? (
      <Suspense>
        <EditMessage text={edited} messageId={question.id} talk={talk} canSend={canRetry} />
      </Suspense>
    ) : undefined
  return (
    <ExchangeFrame
      {...{ exchange, day, isLast, onTap }}
      canTap={canRetry}
      question={editor}
      actions={
        question && !question.choice ? <QuestionActions text={question.content} onEdit={onEdit} /> : null
      }
    >
      <AnswerState {...{ exchange, talk, canRetry, isLast, isFormatted }} />
    </ExchangeFrame>
  )
})

type AnswerStateProps = Pick<ExchangeViewProps, 'talk' | 'canRetry' | 'isLast' | 'isFormatted'> & {
  exchange: Exchange
}

function AnswerState({ exchange, talk, canRetry, isLast, isFormatted }: AnswerStateProps) {
  const { question, answer, live, key } = exchange
  const onRetry = canRetry ? () => keepingFocus(() => talk.retry(exchange)) : null
  const onAnother =
    canRetry && isLast && question && !question.choice
      ? () => keepingFocus(() => talk.another(exchange))
      : null
  if (live && isBeingWritten(exchange))
    return (
      <WritingBubble
        live={talk.live}
        exchangeKey={key}
        isStopping={live.isStopping}
        trouble={live.trouble}
        isCardFirst={isLoud(question?.card)}
        isFormatted={isFormatted}
      />
    )
  if (live && isKeptHere(live.phase))
    return (
      <KeptHereNote {...{ live, isLast, onRetry }} onDiscard={() => keepingFocus(() => talk.discard(key))} />
    )
  if (live?.phase === 'lost')
    return (
      <ErrorBubble partial={live.draft.text} words={failureBubble(lostWords(live.error))} onRetry={onRetry} />
    )
  if (answer?.status === 'failed' || answer?.status === 'interrupted')
    return (
      <ErrorBubble
        partial={answer.content}
        at={answer.createdAt}
        words={failureBubble(failureWords(answer.error))}
        onRetry={onRetry}
      />
    )
  if (answer)
    return <AnswerBubble message={answer} hasCard={!!question?.card} {...{ talk, isFormatted, onAnother }} />
  if (question) return <AskAgain askedAt={question.createdAt} onAsk={onRetry} />
  return null
}

/** The button that had the focus goes with what it did. */
const keepingFocus = (act: () => void) => {
  act()
  document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
}
