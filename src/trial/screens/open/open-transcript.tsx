import { Fragment, type ReactNode, type RefObject } from 'react'
import { dayOf, dayText } from '../../../conversation/screens/times.ts'
import type { Exchange } from '../../../conversation/screens/transcript/exchanges.ts'
import { focusExchange } from '../../../conversation/screens/transcript/focus-exchange.ts'
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

export function OpenTranscript({
  exchanges,
  talk,
  isBusy,
  toExchange,
  scroller,
  content,
  disclosure,
  children,
}: OpenTranscriptProps) {
  const onTap = (choice: Choice) => {
    const key = talk?.tap(choice) ?? null
    toExchange(key)
    focusExchange(key)
  }
  return (
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div ref={content} className="mx-auto flex max-w-[46rem] flex-col gap-5 px-4 pt-6 pb-8 sm:px-6">
        {disclosure}
        {exchanges.map((exchange, place) => (
          <Fragment key={exchange.key}>
            <Day at={startOf(exchange)} before={startOf(exchanges[place - 1])} />
            <OpenExchange
              {...{ exchange, talk, isBusy }}
              onTap={talk && place === exchanges.length - 1 ? onTap : null}
            />
          </Fragment>
        ))}
        {children}
      </div>
    </div>
  )
}

const startOf = (exchange: Exchange | undefined) => (exchange?.question ?? exchange?.answer)?.createdAt

/** The day's name where a new day begins. */
function Day({ at, before }: { at: string | undefined; before: string | undefined }) {
  if (!at || (before && dayOf(before) === dayOf(at))) return null
  return <h2 className="mt-2 text-center font-medium text-ink-faint text-xs">{dayText(at, new Date())}</h2>
}
