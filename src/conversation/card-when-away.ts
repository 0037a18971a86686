import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { isDatabaseAway } from '../platform/db/database-away.ts'
import { eventStream } from '../platform/http/event-stream.ts'
import { newId } from '../platform/ids.ts'
import { assess } from '../safety/assess.ts'
import { buildCard } from '../safety/build-card.ts'
import { countryOf } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { type Message, type ReplyEvent, sendMessageSchema } from './contract.ts'
import { acceptedMessage } from './send-message.ts'

/**
 * Stands before everything that needs the database. When that is away, a message in which someone may be in danger is answered all the
 * same: its card needs no account, no credit and no table. Nothing is kept then.
 */
export const cardWhenAway =
  (lines: CrisisLines, show: ShowCard = asStream): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.error || !isDatabaseAway(c.error)) return
    const given = WRITTEN.safeParse(await c.req.json().catch(() => null))
    if (!given.success) return
    const { text, clientId } = given.data
    const assessed = assess(text)
    // What is no sure danger is better sent again and answered.
    if (!assessed.loud) return
    const { country, isGuess } = countryOf(c, lines)
    const card = buildCard(assessed, country, isGuess, lines)
    const message = acceptedMessage(newId(), clientId, text, new Date(), card)
    c.res = show(message)
  }

/** How a page is given a message that wasn't kept, with its card. */
type ShowCard = (message: Message) => Response

const WRITTEN = z.object(sendMessageSchema.pick({ text: true, clientId: true }).shape)

const asStream: ShowCard = (message) =>
  eventStream<ReplyEvent>(({ send, close }) => {
    send({ type: 'accepted', replyId: newId(), message, remaining: 0 })
    send({ type: 'ended', answer: null, remaining: 0 })
    close()
  })
