import { type Context, Hono } from 'hono'
import type { FindActor } from '../accounts/guard.ts'
import { visitorOf } from '../accounts/member.ts'
import type { TokenBudget } from '../coach/token-budget.ts'
import { assessMessage, type Known, readKnown, type SafetyParts } from '../conversation/assess-message.ts'
import { type DeletionParts, deleteConversation } from '../conversation/history/delete-conversation.ts'
import { TAPPED } from '../conversation/send-message.ts'
import { createReplyReaders } from '../conversation/stream/follow-reply.ts'
import { streamAnswer } from '../conversation/stream/stream-answer.ts'
import type { ReplyParts } from '../conversation/write-reply.ts'
import type { Clock } from '../platform/clock.ts'
import type { ClientNetwork } from '../platform/http/client-network.ts'
import { placeOf } from '../platform/http/event-stream.ts'
import { jsonBody } from '../platform/http/validate.ts'
import { countCard } from '../safety/count-card.ts'
import { countryOf } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import { bringTrialAlong } from './come-along.ts'
import { trialMessageSchema } from './contract.ts'
import { presentEvent, readKeptTrial, readTrial } from './read-trial.ts'
import { READERS } from './rules.ts'
import { sendTrialMessage } from './send-trial-message.ts'
import { type CookieParts, readVisitor, writeVisitor } from './visitor-cookie.ts'
import { findPlace, findVisitor, forgetAge, type Place } from './visitors.ts'

export type TrialParts = ReplyParts &
  SafetyParts & {
    findActor: FindActor
    budget: Pick<TokenBudget, 'isSpent'>
    cookie: CookieParts
    network: ClientNetwork
    clock: Clock
    enqueuePurge: DeletionParts['enqueuePurge']
    stopping: AbortSignal
  }

export type TrialApi = ReturnType<typeof trialRoutes>

/** The trial chat, for visitors; who is signed in reads what came along. */
export const trialRoutes = (given: TrialParts) => {
  const parts = { ...given, readers: createReplyReaders(READERS) }
  const { database, log, cookie, network, lines, clock, findActor } = parts
  const { db } = database
  const visitorsPlace = async (c: Context) => {
    const visitorId = await readVisitor(c, cookie)
    const visitor = visitorId ? await findVisitor(db, visitorId) : null
    return visitor && findPlace(db, visitor)
  }
  return new Hono()
    .get('/trial', async (c) => {
      const visitorId = await readVisitor(c, cookie)
      const actor = await findActor(c)
      if (!actor) return c.json(await readTrial(db, visitorId, clock()))
      if (visitorId) await bringTrialAlong(db, visitorId, actor)
      return c.json(await readKeptTrial(db, actor, clock()))
    })
    .post('/trial/messages', jsonBody(trialMessageSchema), async (c) => {
      const message = c.req.valid('json')
      const visitorId = await readVisitor(c, cookie)
      // A card must not wait for a database that is away.
      const known = await visitorsPlace(c)
        .then((place) => saidIn(parts, place))
        .catch(() => ({ earlier: [] }))
      const seen = await assessMessage(message.text, withAge(known, message), parts, countryOf(c, lines))
      const look = message.choice ? TAPPED : seen
      const writer = { visitorId, networkKey: network(c) }
      const { sent, ...owner } = await sendTrialMessage(parts, writer, message, look)
      if (isLoud(look.card) && sent.kind !== 'known') void countCard({ db, log }, look.card, clock())
      if (owner.visitorId && owner.visitorId !== visitorId) await writeVisitor(c, cookie, owner.visitorId)
      const reading = { after: placeOf(c.req.header('last-event-id')), present: presentEvent }
      const member = visitorOf(owner.familyId)
      const stream = await streamAnswer(parts, { member }, sent, countryOf(c, lines), reading)
      // A response of its own making would leave behind the cookie that was set.
      return c.newResponse(stream.body, stream)
    })
    .delete('/trial', async (c) => {
      const place = await visitorsPlace(c)
      if (place) await forgetAge(db, place)
      if (place?.conversationId)
        await deleteConversation({ ...parts, db }, visitorOf(place.familyId), place.conversationId, clock())
      return c.body(null, 204)
    })
}

const saidIn = async ({ database }: TrialParts, place: Place | null): Promise<Known> =>
  place?.conversationId
    ? readKnown(database, visitorOf(place.familyId), place.conversationId)
    : { earlier: [] }

/** An age that comes with the message is newer than the one before it. */
const withAge = (known: Known, { ageMonths }: { ageMonths?: number | undefined }): Known =>
  ageMonths ? { ...known, childAge: ageMonths / 12 } : known
