import { trialWords } from '../../../../content/trial/words.ts'
import type { Message } from '../../../conversation/contract.ts'
import { AnswerEnding } from '../../../conversation/screens/answer/answer-ending.tsx'
import { AnswerSources } from '../../../conversation/screens/answer/answer-sources.tsx'
import { AnswerText } from '../../../conversation/screens/answer/answer-text.tsx'
import { ChoiceChips } from '../../../conversation/screens/answer/choice-chips.tsx'
import { CopyButton } from '../../../conversation/screens/answer/copy-button.tsx'
import { ErrorBubble } from '../../../conversation/screens/answer/error-bubble.tsx'
import { WritingBubble } from '../../../conversation/screens/answer/writing-bubble.tsx'
import { timeText } from '../../../conversation/screens/times.ts'
import type { Exchange } from '../../../conversation/screens/transcript/exchanges.ts'
import { QuestionBubble } from '../../../conversation/screens/transcript/question-bubble.tsx'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { QuietHelp } from '../../../safety/screens/quiet-help.tsx'
import { SafetyCard } from '../../../safety/screens/safety-card.tsx'
import { withoutDisclaimer } from '../../rules.ts'
import type { OpenTalk } from './open-talk.ts'

type OpenExchangeProps = {
  exchange: Exchange
  /** Null where it is only read. */
  talk: OpenTalk | null
  /** Null beneath all answers but the newest. */
  onTap: ((choice: Choice) => void) | null
  isBusy: boolean
}

/** A visitor's message, the card it may need, and its answer. */
export function OpenExchange({ exchange, talk, onTap, isBusy }: OpenExchangeProps) {
  const { question } = exchange
  return (
    <div data-exchange={exchange.key} className="flex flex-col gap-5">
      {question ? (
        <QuestionBubble
          message={question}
          isKept={exchange.isKept}
          isLost={exchange.live?.phase === 'lost'}
        />
      ) : null}
      {isLoud(question?.card) ? <SafetyCard card={question.card} /> : null}
      <AnswerState exchange={exchange} talk={talk} />
      {question?.card && !isLoud(question.card) && !isBeingWritten(exchange) ? (
        <QuietHelp card={question.card} />
      ) : null}
      {exchange.answer?.choices?.length && onTap && !isBeingWritten(exchange) ? (
        <ChoiceChips choices={exchange.answer.choices} onTap={isBusy ? null : onTap} />
      ) : null}
    </div>
  )
}

function AnswerState({ exchange, talk }: { exchange: Exchange; talk: OpenTalk | null }) {
  const { question, answer, live, key } = exchange
  if (talk && isBeingWritten(exchange))
    return (
      <WritingBubble
        live={talk.live}
        exchangeKey={key}
        isStopping={false}
        isCardFirst={isLoud(question?.card)}
      />
    )
  if (talk && live?.phase === 'lost' && question)
    return (
      <ErrorBubble
        partial={live.draft.text}
        words={talk.lostWords(live.error)}
        onRetry={() => talk.attach({ ...question, clientId: key })}
      />
    )
  return answer ? <OpenAnswer message={answer} /> : null
}

function OpenAnswer({ message }: { message: Message }) {
  const advice = withoutDisclaimer(message.content)
  const hasDisclaimer = advice !== message.content
  return (
    <div data-answer={message.answerTo ?? undefined} className="sm:max-w-[92%]">
      <AnswerText
        after={
          <>
            {hasDisclaimer ? <p className="mt-3 text-ink-soft text-sm">{trialWords.disclaimer}</p> : null}
            <AnswerSources sources={message.sources} />
          </>
        }
      >
        {advice}
      </AnswerText>
      <div className="mt-0.5 flex min-h-8 items-center gap-2 px-1 text-ink-faint text-xs tabular-nums">
        <time dateTime={message.createdAt}>{timeText(message.createdAt)}</time>
        <AnswerEnding message={message} />
        {message.answerTo === null ? null : <CopyButton text={message.content} />}
      </div>
    </div>
  )
}

const isBeingWritten = ({ live }: Pick<Exchange, 'live'>): boolean =>
  live?.phase === 'sending' || live?.phase === 'writing'
