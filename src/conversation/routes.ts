import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Actor, Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { placeOf } from '../platform/http/event-stream.ts'
import { idParam, jsonBody, queryOf } from '../platform/http/validate.ts'
import { buildCard } from '../safety/build-card.ts'
import { countCard } from '../safety/count-card.ts'
import { countryOf, placeQuery } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import { assessMessage, knownIn, type SafetyParts } from './assess-message.ts'
import { cardWhenAway } from './card-when-away.ts'
import { openConversationSchema, retrySchema, sendMessageSchema, type Transcript } from './contract.ts'
import { findSent } from './data/replies.ts'
import type { DeletionParts } from './history/delete-conversation.ts'
import { historyRoutes } from './history/history-routes.ts'
import { markRoutes } from './history/mark-routes.ts'
import { withTopic } from './history/with-topic.ts'
import { type FindAsked, openConversation, readTranscript } from './open-conversation.ts'
import { searchRoutes } from './search/search-routes.ts'
import { retryMessage, TAPPED } from './send-message.ts'
import { sendWithinLimits } from './send-within-limits.ts'
import { stopReply } from './stop-reply.ts'
import { createReplyReaders } from './stream/follow-reply.ts'
import { followAnswer, streamAnswer } from './stream/stream-answer.ts'
import type { ReplyParts } from './write-reply.ts'

export type ConversationParts = ReplyParts &
  SafetyParts & {
    guards: readonly MiddlewareHandler<Guarded>[]
    clock: Clock
    enqueuePurge: DeletionParts['enqueuePurge']
    /** What a family asked before it had an account. */
    findAsked: FindAsked
    stopping: AbortSignal
  }

const EMERGENCY = { level: 'emergency', concern: 'medical', loud: true } as const

export type ConversationApi = ReturnType<typeof conversationRoutes>

export const conversationRoutes = (given: ConversationParts) => {
  const parts = { ...given, readers: createReplyReaders() }
  const { database, clock, lines, running, findAsked } = parts
  const { db } = database
  const titled = (transcript: Transcript) => ({
    ...transcript,
    conversation: withTopic(parts.topicsOf)(transcript.conversation),
  })
  return new Hono<Guarded>()
    .use('/conversations/:conversationId/messages', cardWhenAway(lines))
    .use('*', ...parts.guards)
    .post(
      '/children/:childId/conversations',
      idParam('childId'),
      jsonBody(openConversationSchema),
      async (c) => {
        const { childId } = c.req.valid('param')
        return c.json(
          titled(
            await openConversation({ db, clock, findAsked }, c.get('actor'), childId, c.req.valid('json')),
          ),
        )
      },
    )
    .get('/conversations/:conversationId', idParam('conversationId'), async (c) =>
      c.json(
        titled(await readTranscript({ db, findAsked }, c.get('actor'), c.req.valid('param').conversationId)),
      ),
    )
    .post(
      '/conversations/:conversationId/messages',
      idParam('conversationId'),
      jsonBody(sendMessageSchema),
      async (c) => {
        const { conversationId } = c.req.valid('param')
        const message = c.req.valid('json')
        const known = knownIn(c.get('beside') as Parameters<typeof knownIn>[0])
        const seen = await assessMessage(message.text, known, parts, countryOf(c, lines))
        const look = message.choice ? TAPPED : seen
        const sent = await sendWithinLimits(database, c.get('actor'), conversationId, message, look)
        if (isLoud(look.card) && sent.kind !== 'known')
          void countCard({ db, log: parts.log }, look.card, clock())
        return streamAnswer(parts, asker(c.get('actor')), sent, countryOf(c, lines), reading(c))
      },
    )
    .post('/messages/:messageId/replies', idParam('messageId'), queryOf(retrySchema), async (c) => {
      const { messageId } = c.req.valid('param')
      const { replaces } = c.req.valid('query')
      const sent = await retryMessage(database, c.get('actor'), messageId, replaces)
      return streamAnswer(parts, asker(c.get('actor')), sent, countryOf(c, lines), reading(c))
    })
    .get('/messages/:messageId/sent', idParam('messageId'), async (c) => {
      const sent = await findSent(db, c.get('actor'), c.req.valid('param').messageId)
      if (!sent) throw new AppError('not_found')
      return c.json({ sent })
    })
    .get('/emergency-card', queryOf(placeQuery), (c) => {
      const { country, isGuess } = countryOf(c, lines)
      return c.json({ card: buildCard(EMERGENCY, country, isGuess, lines) })
    })
    .get('/replies/:replyId/events', idParam('replyId'), async (c) =>
      followAnswer(parts, c.get('actor'), c.req.valid('param').replyId, reading(c)),
    )
    .post('/replies/:replyId/stop', idParam('replyId'), async (c) => {
      await stopReply(db, running, c.get('actor'), c.req.valid('param').replyId)
      return c.body(null, 204)
    })
    .route('/', historyRoutes({ ...parts, db }))
    .route('/', markRoutes({ db, clock }))
    .route('/', searchRoutes({ db, clock, log: parts.log }))
}

const reading = (c: Context) => ({ after: placeOf(c.req.header('last-event-id')) })

const asker = ({ familyId, id: uid, email, name }: Actor) => ({
  member: { familyId, userId: uid },
  parent: { uid, email, name },
})
