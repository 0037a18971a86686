import type { EventSink } from '../../platform/http/event-stream.ts'
import type { ReplyEvent } from '../contract.ts'

/** How one reader is told of an answer. */
export type Reading = {
  /** How many characters this reader has already. */
  after: number
  /** What it's told of an event; the event itself where nothing is said. */
  present?: (event: ReplyEvent) => ReplyEvent
}

/** Sends each piece of text with the number of characters up to its end as its place. A reader who comes back names the last one. */
export const placed = (
  { send }: Pick<EventSink<ReplyEvent>, 'send'>,
  { after, present = (event) => event }: Reading,
) => {
  let place = after
  return (event: ReplyEvent): void => {
    const isText = event.type === 'text'
    if (isText) place += event.delta.length
    send(present(event), isText ? place : undefined)
  }
}
