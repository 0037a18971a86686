let open = 0
/** How many streams this process has open. */
export const openStreams = (): number => open

const encoder = new TextEncoder()
const PING_MS = 15_000
// An abort without a reason makes an error with a stack trace, at the end of every answer.
const GONE = 'gone'
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Proxies that buffer would hold back the first word.
  'X-Accel-Buffering': 'no',
}

export type EventSink<E> = { send: (event: E) => void; close: () => void }

/**
 * Answers with server-sent events, one `data:` line of JSON each, named after `type`. `start` gets what to send with; a reader who left
 * is told by `signal`, and sending to one does nothing. An idle stream is pinged, so that no proxy closes it.
 */
export const eventStream = <E extends { type: string }>(
  start: (sink: EventSink<E>, signal: AbortSignal) => void,
): Response => {
  const gone = new AbortController()
  let ping: NodeJS.Timeout
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      open += 1
      const close = () => {
        clearInterval(ping)
        if (!gone.signal.aborted) {
          open -= 1
          controller.close()
        }
        gone.abort(GONE)
      }
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      ping = setInterval(() => write(': ping\n\n'), PING_MS)
      start(
        { send: (event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`), close },
        gone.signal,
      )
    },
    cancel() {
      clearInterval(ping)
      open -= 1
      gone.abort(GONE)
    },
  })
  return new Response(body, { headers: HEADERS })
}
