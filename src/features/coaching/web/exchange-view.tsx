import { memo } from 'react'
import { SafetyCard } from '../../safety/web/safety-card.tsx'
import { AnswerBubble } from './answer-bubble.tsx'
import { AskAgain } from './ask-again.tsx'
import { ErrorBubble } from './error-bubble.tsx'
import type { Exchange } from './exchanges.ts'
import { QuestionBubble } from './question-bubble.tsx'
import type { Talk } from './talk.ts'
import { failureWords, lostWords } from './words.ts'
import { WritingBubble } from './writing-bubble.tsx'

type ExchangeViewProps = Omit<Exchange, 'key'> & {
  exchangeKey: string
  talk: Talk
  day: string | null
  canRetry: boolean
}

/** A parent's message, the card it may need, and its answer in whatever state that is. Painted anew only when one of them changes. */
export const ExchangeView = memo(function ExchangeView({
  talk,
  day,
  canRetry,
  exchangeKey,
  ...rest
}: ExchangeViewProps) {
  const exchange = { ...rest, key: exchangeKey }
  const { question } = exchange
  return (
    <>
      {day ? <h2 className="mt-2 text-center font-medium text-ink-faint text-xs first:mt-0">{day}</h2> : null}
      {question ? <QuestionBubble message={question} isKept={exchange.isKept} /> : null}
      {question?.card ? <SafetyCard card={question.card} /> : null}
      <AnswerState exchange={exchange} talk={talk} canRetry={canRetry} />
    </>
  )
})

function AnswerState({ exchange, talk, canRetry }: { exchange: Exchange; talk: Talk; canRetry: boolean }) {
  const { question, answer, live, key } = exchange
  const retry = () => {
    talk.retry(exchange)
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
  }
  const onRetry = canRetry ? retry : null
  if (live?.phase === 'sending' || live?.phase === 'writing')
    return (
      <WritingBubble
        live={talk.live}
        exchangeKey={key}
        isStopping={live.isStopping}
        isCardFirst={question?.card != null}
      />
    )
  if (live?.phase === 'lost')
    return <ErrorBubble partial={live.draft.text} words={lostWords(live.error)} onRetry={onRetry} />
  if (answer?.status === 'failed' || answer?.status === 'interrupted')
    return (
      <ErrorBubble
        partial={answer.content}
        at={answer.createdAt}
        words={failureWords(answer.error)}
        onRetry={onRetry}
      />
    )
  if (answer) return <AnswerBubble message={answer} />
  if (question && !question.card) return <AskAgain askedAt={question.createdAt} onAsk={onRetry} />
  return null
}
