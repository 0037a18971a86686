import type { OpenStream } from '../../../ui/server/open-stream.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { isPassing, openReply } from '../api.ts'
import { readEvents } from './read-events.ts'

/** Twenty seconds in all: longer than a server or a database takes to start again. */
const BACK_OFF_MS = [400, 1_000, 2_500, 5_000, 5_000, 5_000]
/** Readers who are sent on together don't arrive together. */
const SENT_ON_MS = 300

export type AnswerEnd =
  | { type: 'ended' }
  /** Turned away: nothing was kept, nothing costs. */
  | { type: 'refused'; error: RequestError }
  /** The line broke and stayed broken; what became of the answer is not known. */
  | { type: 'lost'; error: RequestError | null }

type Watcher = {
  onEvents: (events: ReplyEvent[]) => void
  /** The line broke more than once, and it's tried again. */
  onTrouble?: (error: RequestError | null) => void
  signal: AbortSignal
  /** Opens an answer again by its reply; where replies have no address of their own, by its message. */
  reopen?: (replyId: string) => OpenStream
}

/**
 * Reads one answer to its end. A stream that closes without `ended` is not an answer: it is opened again from the last character that is
 * known, by its reply once that is known, else by sending the same message again, which is safe because its client id is the same.
 */
export async function followAnswer(
  open: OpenStream,
  { onEvents, onTrouble, signal, reopen = openReply }: Watcher,
): Promise<AnswerEnd> {
  let opening = open
  let known = 0
  let tries = 0
  for (;;) {
    let error: RequestError | null = null
    let isSentOn = false
    try {
      for await (const events of readEvents(await opening(signal, known))) {
        for (const event of events) {
          if (event.type === 'accepted') opening = reopen(event.replyId)
          if (event.type === 'reattach') isSentOn = true
          if (event.type !== 'text') continue
          const length = (event.at ?? known) + event.delta.length
          if (length > known) tries = 0
          known = Math.max(known, length)
        }
        onEvents(events)
        if (events.some(({ type }) => type === 'ended')) return { type: 'ended' }
      }
    } catch (caught) {
      if (signal.aborted) throw caught
      error = caught instanceof RequestError ? caught : null
      if (error && !isPassing(error)) return { type: error.status >= 500 ? 'lost' : 'refused', error }
    }
    if (signal.aborted) throw signal.reason
    if (isSentOn) {
      tries = 0
      await pause(Math.random() * SENT_ON_MS)
      continue
    }
    const pauseMs = BACK_OFF_MS[tries]
    if (pauseMs === undefined) return { type: 'lost', error }
    if (tries > 0) onTrouble?.(error)
    tries += 1
    await pause(pauseMs)
  }
}

/** Ends early when the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    globalThis.addEventListener?.('online', over)
  })
