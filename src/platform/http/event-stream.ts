let open = 0
/** How many streams this process has open. */
export const openStreams = (): number => open

const encoder = new TextEncoder()
const PING_MS = 15_000
/** A reader that is there opens the stream again; one that vanished without a word costs nothing any more. */
const STREAM_MS = 25_000
// An abort without a reason makes an error with a stack trace, at the end of every answer.
const GONE = 'gone'
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Proxies that buffer would hold back the first word.
  'X-Accel-Buffering': 'no',
}

/** The last event of a stream that ends before what it tells of: it's opened again, here or on another replica. */
const REATTACH = `event: reattach\ndata: ${JSON.stringify({ type: 'reattach' })}\n\n`

export type EventSink<E> = {
  /** `place` is what a reader names to go on behind this event. */
  send: (event: E, place?: number) => void
  close: () => void
}

/**
 * Answers with server-sent events, one `data:` line of JSON each, named after `type`. `start` gets what to send with; a reader who left
 * is told by `signal`, and sending to one does nothing. An idle stream is pinged, so that no proxy closes it. Ends with `reattach` when
 * this process stops, and after 25 seconds.
 */
export const eventStream = <E extends { type: string }>(
  start: (sink: EventSink<E>, signal: AbortSignal) => void,
  stopping?: AbortSignal,
): Response => {
  const gone = new AbortController()
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      open += 1
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        if (!gone.signal.aborted) controller.close()
        leave()
      }
      const sendAway = () => {
        write(REATTACH)
        close()
      }
      const ping = setInterval(() => write(': ping\n\n'), PING_MS)
      const end = setTimeout(sendAway, STREAM_MS)
      leave = () => {
        clearInterval(ping)
        clearTimeout(end)
        stopping?.removeEventListener('abort', sendAway)
        if (!gone.signal.aborted) open -= 1
        gone.abort(GONE)
      }
      stopping?.addEventListener('abort', sendAway, { once: true })
      start({ send: (event, place) => write(lineOf(event, place)), close }, gone.signal)
      if (stopping?.aborted) sendAway()
    },
    cancel: () => leave(),
  })
  return new Response(body, { headers: HEADERS })
}

const lineOf = (event: { type: string }, place?: number): string =>
  `event: ${event.type}\n${place === undefined ? '' : `id: ${place}\n`}data: ${JSON.stringify(event)}\n\n`

/** How far a reader who comes back has read: the place of the last event it got, 0 where it names none. */
export const placeOf = (lastEventId: string | undefined): number =>
  /^\d{1,7}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0
