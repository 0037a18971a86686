import type { ReactNode, RefObject } from 'react'
import { dayBefore } from '../../../conversation/screens/transcript/day-before.ts'
import type { Exchange } from '../../../conversation/screens/transcript/exchanges.ts'
import { focusExchange } from '../../../conversation/screens/transcript/focus-exchange.ts'
import { TalkLog } from '../../../conversation/screens/transcript/talk-log.tsx'
import type { Choice } from '../../../guidance/contract.ts'
import { OpenExchange } from './open-exchange.tsx'
import type { OpenTalk } from './open-talk.ts'

type OpenTranscriptProps = {
  exchanges: Exchange[]
  talk: OpenTalk | null
  isBusy: boolean
  /** Brings the exchange that begins into view. */
  toExchange: (key: string | null) => void
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Who speaks here; stands before the first word. */
  disclosure: ReactNode
  children?: ReactNode
}

export function OpenTranscript(props: OpenTranscriptProps) {
  const { exchanges, talk, isBusy, toExchange, scroller, content, disclosure, children } = props
  const now = new Date()
  const onTap = (choice: Choice) => {
    const key = talk?.tap(choice) ?? null
    toExchange(key)
    focusExchange(key)
  }
  return (
    <TalkLog {...{ scroller, content }}>
      {disclosure}
      {exchanges.map((exchange, place) => (
        <OpenExchange
          key={exchange.key}
          {...{ exchange, talk, isBusy }}
          day={dayBefore(exchanges, place, now)}
          isLast={place === exchanges.length - 1}
          onTap={talk && place === exchanges.length - 1 ? onTap : null}
        />
      ))}
      {children}
    </TalkLog>
  )
}
