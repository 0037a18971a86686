import { Hono, type MiddlewareHandler } from 'hono'
import { type Guarded, only } from '../accounts/guard.ts'
import type { WritingParts } from '../conversation/answer-message.ts'
import type { SafetyParts } from '../conversation/assess-message.ts'
import { cardWhenAway } from '../conversation/card-when-away.ts'
import { AppError, mustExist } from '../platform/errors.ts'
import { eventStream } from '../platform/http/event-stream.ts'
import { idParam, jsonBody, queryOf } from '../platform/http/validate.ts'
import { countCard } from '../safety/count-card.ts'
import { countryOf } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import { askCoach } from './ask-coach.ts'
import {
  type ChatEvent,
  earlierSchema,
  eventsSchema,
  modeSchema,
  readSchema,
  reminderSchema,
  type Said,
  saySchema,
} from './contract.ts'
import { changeAnswers, findMessage, listNewest, markRead, wishReminder } from './data/queries.ts'
import { type ChatReaders, followChat } from './follow-chat.ts'
import { readChat, readUnread, requireChat } from './read-chat.ts'
import { isForCoach } from './rules.ts'
import { sayMessage } from './say-message.ts'
import { tellFamily } from './tell-family.ts'

export type FamilyChatParts = WritingParts &
  SafetyParts & {
    /** For the parents of a family: a carer has no place in its chat. */
    guards: readonly MiddlewareHandler<Guarded>[]
    /** For whoever is signed in, frozen or not. */
    selfGuards: readonly MiddlewareHandler<Guarded>[]
    readers: ChatReaders
    /** Aborted when this process stops: readers go on elsewhere. */
    stopping: AbortSignal
  }

export type FamilyChatApi = ReturnType<typeof familyChatRoutes>

export const familyChatRoutes = (parts: FamilyChatParts) => {
  const { database, log, clock, lines, guards, selfGuards, readers, stopping } = parts
  const parentsOnly = only('owner', 'parent')
  const { db } = database
  return (
    new Hono<Guarded>()
      .use(
        '/family-chat/messages',
        cardWhenAway(lines, (message) =>
          Response.json({ message: { ...message, place: 0, change: 0, writerId: null }, noAnswer: null }),
        ),
      )
      // Before the guards that keep a frozen member from changing anything: what they have read is theirs to mark.
      .use('/family-chat/read', ...selfGuards, parentsOnly)
      .use('/family-chat/reminders', ...selfGuards, parentsOnly)
      .put('/family-chat/read', jsonBody(readSchema), async (c) => {
        await markRead(db, c.get('actor'), c.req.valid('json').place)
        return c.body(null, 204)
      })
      .put('/family-chat/reminders', jsonBody(reminderSchema), async (c) => {
        await wishReminder(db, c.get('actor'), c.req.valid('json').wantsReminder)
        return c.body(null, 204)
      })
      .use('/family-chat/*', ...guards)
      .get('/family-chat', async (c) => c.json(await readChat(database, c.get('actor'))))
      .get('/family-chat/unread', async (c) => c.json(await readUnread(db, c.get('actor'))))
      .get('/family-chat/messages', queryOf(earlierSchema), async (c) =>
        c.json(await listNewest(db, c.get('actor'), c.req.valid('query').before)),
      )
      .get('/family-chat/events', queryOf(eventsSchema), async (c) => {
        const reader = c.get('actor')
        await readChat(database, reader)
        const events = followChat(readers, database, reader, c.req.valid('query').after)
        return eventStream<ChatEvent>(async ({ send, close }, gone) => {
          try {
            for await (const event of events(gone)) send(event)
          } catch (err) {
            log.warn({ err }, 'a reader lost the family chat')
          } finally {
            close()
          }
        }, stopping)
      })
      .post('/family-chat/messages', jsonBody(saySchema), async (c) => {
        const writer = c.get('actor')
        const { asks = false, ...written } = c.req.valid('json')
        const { conversationId, answers } = await requireChat(db, writer)
        const whereabouts = countryOf(c, lines)
        const { message, isNew, look } = await sayMessage(parts, writer, conversationId, written, whereabouts)
        if (isNew) void tellFamily(database, writer.familyId)
        if (isNew && isLoud(look.card)) void countCard({ db, log }, look.card, clock())
        const isMeant = isForCoach(answers, { text: message.content, isAsked: asks, isTap: !!message.choice })
        const noAnswer = isMeant ? await askCoach(parts, writer, message, whereabouts) : null
        const said: Said = { message, noAnswer }
        return c.json(said)
      })
      .post('/family-chat/messages/:messageId/answer', idParam('messageId'), async (c) => {
        const asker = c.get('actor')
        const message = await findMessage(db, asker, { id: c.req.valid('param').messageId })
        if (message?.author !== 'user') throw new AppError('not_found')
        const { answers } = await requireChat(db, asker)
        if (answers === 'never') throw new AppError('conflict')
        const said: Said = { message, noAnswer: await askCoach(parts, asker, message, countryOf(c, lines)) }
        return c.json(said)
      })
      .put('/family-chat/answers', jsonBody(modeSchema), async (c) => {
        const actor = c.get('actor')
        await requireChat(db, actor)
        mustExist(await changeAnswers(db, actor, c.req.valid('json').answers))
        await tellFamily(database, actor.familyId)
        return c.body(null, 204)
      })
  )
}
