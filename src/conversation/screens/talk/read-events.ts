import { createParser } from 'eventsource-parser'
import type { ReplyEvent } from '../../contract.ts'

/** The server pings every 15 s; a line that is silent for longer than this is dead, even if nobody said so. */
const SILENCE_MS = 40_000

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
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel(), SILENCE_MS)
      const { done, value } = await reader.read().finally(() => clearTimeout(silence))
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      if (group.length > 0) yield group
      group = []
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

/** The id says how many characters there are up to the end of this one. */
const withPlace = <Event extends { type: string; delta?: string }>(
  event: Event,
  id: string | undefined,
): Event => (event.type === 'text' && id ? { ...event, at: Number(id) - (event.delta?.length ?? 0) } : event)
