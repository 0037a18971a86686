import { trialWords } from '../../../../content/trial/words.ts'
import { useWhatsApp } from '../../../accounts/screens/use-whatsapp.ts'
import type { Message } from '../../../conversation/contract.ts'
import { AnswerEnding } from '../../../conversation/screens/answer/answer-ending.tsx'
import { AnswerSources } from '../../../conversation/screens/answer/answer-sources.tsx'
import { AnswerText } from '../../../conversation/screens/answer/answer-text.tsx'
import { CopyButton } from '../../../conversation/screens/answer/copy-button.tsx'
import { ErrorBubble } from '../../../conversation/screens/answer/error-bubble.tsx'
import { WritingBubble } from '../../../conversation/screens/answer/writing-bubble.tsx'
import { timeText } from '../../../conversation/screens/times.ts'
import { ExchangeFrame, isBeingWritten } from '../../../conversation/screens/transcript/exchange-frame.tsx'
import type { Exchange } from '../../../conversation/screens/transcript/exchanges.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { withoutDisclaimer } from '../../rules.ts'
import type { OpenTalk } from './open-talk.ts'

type OpenExchangeProps = {
  exchange: Exchange
  day: string | null
  isLast: boolean
  /** Null where it is only read. */
  talk: OpenTalk | null
  /** Null beneath all answers but the newest. */
  onTap: ((choice: Choice) => void) | null
  isBusy: boolean
}

/** A visitor's message and its answer, in plain words that can only be copied. */
export function OpenExchange({ talk, isBusy, ...rest }: OpenExchangeProps) {
  return (
    <ExchangeFrame {...rest} canTap={!isBusy}>
      <AnswerState exchange={rest.exchange} talk={talk} />
    </ExchangeFrame>
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
        trouble={live?.trouble ?? null}
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
  const hasWhatsApp = useWhatsApp() !== null
  const advice = withoutDisclaimer(message.content)
  const hasDisclaimer = advice !== message.content
  return (
    <div data-answer={message.answerTo ?? undefined} className="sm:max-w-[92%]">
      <AnswerText
        after={
          <>
            {hasDisclaimer ? (
              <p className="mt-3 text-ink-soft text-sm">
                {hasWhatsApp ? trialWords.disclaimer : trialWords.disclaimerWithout}
              </p>
            ) : null}
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
