import { createParser } from 'eventsource-parser'
import type { ReplyEvent } from '../../contract.ts'

/** The server pings every 15 s; a line that is silent for longer than this is dead, even if nobody said so. */
const SILENCE_MS = 22_000

/** The events of one stream as they arrive, in the groups in which the network brought them. Ends when the line does. */
export async function* readEvents<Event extends { type: string } = ReplyEvent>(
  response: Response,
): AsyncGenerator<Event[]> {
  let group: Event[] = []
  const parser = createParser({
    onEvent: ({ data, id }) => group.push(withPlace(JSON.parse(data) as Event, id)),
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  if (!reader) return
  const line = watchLine(() => void reader.cancel())
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      line.heard()
      parser.feed(decoder.decode(value, { stream: true }))
      if (group.length > 0) yield group
      group = []
    }
  } finally {
    line.leave()
    void reader.cancel().catch(() => {})
  }
}

/** Drops a line that is silent for too long, at once when the page wakes from sleep, and when the network is another one. */
const watchLine = (drop: () => void) => {
  let heardAt = Date.now()
  let silence = setTimeout(drop, SILENCE_MS)
  const dropIfSilent = () => {
    if (Date.now() - heardAt > SILENCE_MS) drop()
  }
  globalThis.addEventListener?.('visibilitychange', dropIfSilent)
  globalThis.addEventListener?.('online', drop)
  return {
    heard: () => {
      heardAt = Date.now()
      clearTimeout(silence)
      silence = setTimeout(drop, SILENCE_MS)
    },
    leave: () => {
      clearTimeout(silence)
      globalThis.removeEventListener?.('visibilitychange', dropIfSilent)
      globalThis.removeEventListener?.('online', drop)
    },
  }
}

/** The id says how many characters there are up to the end of this one. */
const withPlace = <Event extends { type: string; delta?: string }>(
  event: Event,
  id: string | undefined,
): Event => (event.type === 'text' && id ? { ...event, at: Number(id) - (event.delta?.length ?? 0) } : event)
