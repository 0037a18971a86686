import type { ReactNode, RefObject } from 'react'
import type { Choice } from '../../../guidance/contract.ts'
import { ExchangeView } from '../answer/exchange-view.tsx'
import { Disclosure } from '../chat/disclosure.tsx'
import { EmergencyStrip } from '../chat/emergency-strip.tsx'
import { StarterChips } from '../composer/starter-chips.tsx'
import { usePrintWhole } from '../print/use-print-whole.ts'
import type { Talk } from '../talk/talk.ts'
import { dayBefore } from './day-before.ts'
import { type Exchange, isOpenEnded } from './exchanges.ts'
import { TalkLog } from './talk-log.tsx'
import { useEarlier } from './use-earlier.ts'
import { useTarget } from './use-target.ts'

type TranscriptViewProps = {
  talk: Talk
  exchanges: Exchange[]
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** The reader is not at the end. */
  isAway: boolean
  messageId: string | null
  toTopOf: (selector: string) => void
  /** Others come before the first exchange. */
  hasEarlier: boolean
  isGuide: boolean
  isParents: boolean
  /** Ways to begin; none where the talk has begun. */
  starters: string[]
  onSend: (text: string) => void
  canRetry: boolean
  /** Null where nothing can be tapped. */
  onTap: ((choice: Choice) => void) | null
  editing: { messageId: string; text: string } | null
  /** What stands after the last words. */
  children: ReactNode
}

export function TranscriptView(props: TranscriptViewProps) {
  const { talk, exchanges, scroller, content, isAway, hasEarlier, isGuide, isParents } = props
  const { messageId, toTopOf, starters, onSend, canRetry, onTap, editing } = props
  const { loadEarlier } = talk
  const { from, hasMore, top, showFrom } = useEarlier({
    exchanges,
    scroller,
    isAway,
    hasEarlier,
    loadEarlier,
  })
  useTarget({ messageId, exchanges, hasEarlier, loadEarlier, showFrom, toTopOf })
  usePrintWhole({ hasEarlier, loadEarlier, showFrom })
  const now = new Date()
  return (
    <TalkLog {...{ scroller, content }}>
      {hasMore ? (
        <div ref={top} className="text-center text-ink-faint text-sm">
          <span className="print:hidden">Loading earlier messages...</span>
          <span className="hidden print:inline">
            Earlier messages aren't printed here. To print everything, press Ctrl or Cmd and P in the chat.
          </span>
        </div>
      ) : (
        <>
          <Disclosure isGuide={isGuide} />
          {isParents ? <EmergencyStrip toTopOf={toTopOf} /> : null}
        </>
      )}
      {exchanges.slice(from).map((exchange, place) => (
        <ExchangeView
          {...exchange}
          key={exchange.key}
          exchangeKey={exchange.key}
          talk={talk}
          day={dayBefore(exchanges, from + place, now)}
          canRetry={canRetry && isOpenEnded(exchange, from + place === exchanges.length - 1)}
          isLast={from + place === exchanges.length - 1}
          isFormatted={!isGuide}
          onTap={from + place === exchanges.length - 1 ? onTap : null}
          edited={editing && exchange.question?.id === editing.messageId ? editing.text : null}
        />
      ))}
      {starters.length > 0 ? <StarterChips {...{ starters, onSend }} draftKey={talk.draftKey} /> : null}
      {props.children}
    </TalkLog>
  )
}
