import type { ReactNode } from 'react'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { QuietHelp } from '../../../safety/screens/quiet-help.tsx'
import { SafetyCard } from '../../../safety/screens/safety-card.tsx'
import { cx } from '../../../ui/cx.ts'
import { ChoiceChips } from '../answer/choice-chips.tsx'
import type { Exchange } from './exchanges.ts'
import { QuestionBubble } from './question-bubble.tsx'

type ExchangeFrameProps = {
  exchange: Exchange
  /** The day's name where a new day begins. */
  day: string | null
  isLast: boolean
  /** Stands in the place of the parent's message. */
  question?: ReactNode
  /** What can be done with the parent's message. */
  actions?: ReactNode
  /** Null beneath all answers but the newest. */
  onTap: ((choice: Choice) => void) | null
  canTap: boolean
  /** The answer, in whatever state it is. */
  children: ReactNode
}

/** A message, the card it may need, its answer and what can be tapped next: the same in every chat. */
export function ExchangeFrame(props: ExchangeFrameProps) {
  const { exchange, day, isLast, actions = null, onTap, canTap, children } = props
  const { question, answer } = exchange
  const isSettled = !isBeingWritten(exchange)
  return (
    <div
      data-exchange={exchange.key}
      className={cx('-mx-2 flex flex-col gap-5 px-2 print:min-h-0!', isLast ? null : 'unseen-unpainted')}
    >
      {day ? <h2 className="mt-2 text-center font-medium text-ink-faint text-xs first:mt-0">{day}</h2> : null}
      {props.question ??
        (question ? (
          <QuestionBubble
            message={question}
            isKept={exchange.isKept}
            phase={exchange.live?.phase}
            actions={actions}
          />
        ) : null)}
      {isLoud(question?.card) ? <SafetyCard card={question.card} /> : null}
      {children}
      {question?.card && !isLoud(question.card) && isSettled ? <QuietHelp card={question.card} /> : null}
      {answer?.choices?.length && onTap && isSettled ? (
        <ChoiceChips choices={answer.choices} onTap={canTap ? onTap : null} />
      ) : null}
    </div>
  )
}

export const isBeingWritten = ({ live }: Pick<Exchange, 'live'>): boolean =>
  live?.phase === 'sending' || live?.phase === 'writing'
