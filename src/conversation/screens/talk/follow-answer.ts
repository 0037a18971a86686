import type { OpenStream } from '../../../ui/server/open-stream.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { isPassing, openReply } from '../api.ts'
import { readEvents } from './read-events.ts'

const BACK_OFF_MS = [400, 1_000, 2_500, 5_000]

export type AnswerEnd =
  | { type: 'ended' }
  /** Turned away: nothing was kept, nothing costs. */
  | { type: 'refused'; error: RequestError }
  /** The line broke and stayed broken; what became of the answer is not known. */
  | { type: 'lost'; error: RequestError | null }

type Watcher = {
  /** `restart` marks the first words of a stream that tells the answer again from its start. */
  onEvents: (events: ReplyEvent[], restart: boolean) => void
  signal: AbortSignal
  /** Opens an answer again by its reply; where replies have no address of their own, by its message. */
  reopen?: (replyId: string) => OpenStream
}

/**
 * Reads one answer to its end. A stream that closes without `ended` is not an answer: it is opened again, by its reply once that is known,
 * else by sending the same message again, which is safe because its client id is the same.
 */
export async function followAnswer(
  open: OpenStream,
  { onEvents, signal, reopen = openReply }: Watcher,
): Promise<AnswerEnd> {
  let opening = open
  let longest = 0
  for (let tries = 0; ; tries++) {
    let error: RequestError | null = null
    try {
      let length = 0
      let restart = true
      for await (const events of readEvents(await opening(signal))) {
        for (const event of events) {
          if (event.type === 'accepted') opening = reopen(event.replyId)
          if (event.type === 'text') length += event.delta.length
        }
        // An acceptance alone must not blank the words that already stand there.
        const hasText = events.some(({ type }) => type !== 'accepted')
        onEvents(events, restart && hasText)
        if (hasText) restart = false
        if (events.some(({ type }) => type === 'ended')) return { type: 'ended' }
        if (length > longest) {
          longest = length
          tries = 0
        }
      }
    } catch (caught) {
      if (signal.aborted) throw caught
      error = caught instanceof RequestError ? caught : null
      if (error && !isPassing(error)) return { type: error.status >= 500 ? 'lost' : 'refused', error }
    }
    if (signal.aborted) throw signal.reason
    const pause = BACK_OFF_MS[tries]
    if (pause === undefined) return { type: 'lost', error }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
