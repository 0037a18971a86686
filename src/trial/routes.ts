import { type Context, Hono } from 'hono'
import type { actorFinder } from '../accounts/guard.ts'
import type { TokenBudget } from '../coach/token-budget.ts'
import type { ReplyEvent } from '../conversation/contract.ts'
import { hearCare } from '../conversation/hear-care.ts'
import type { Looking } from '../conversation/look-at-message.ts'
import { TAPPED } from '../conversation/send-message.ts'
import type { Clock } from '../platform/clock.ts'
import type { ClientNetwork } from '../platform/http/client-network.ts'
import { eventStream } from '../platform/http/event-stream.ts'
import { jsonBody } from '../platform/http/validate.ts'
import { countCard } from '../safety/count-card.ts'
import { countryOf, type Whereabouts } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import { type AnswerParts, answerTrial } from './answer-trial.ts'
import { trialMessageSchema } from './contract.ts'
import { createTrialReaders, followTrial, type TrialReaders } from './follow-trial.ts'
import { lookAtWords, readKnown } from './look-at-trial-message.ts'
import { clearMessages } from './queries.ts'
import { readKeptTrial, readTrial } from './read-trial.ts'
import { sendTrialMessage, type TrialSent } from './send-trial-message.ts'
import { type CookieParts, readVisitor, writeVisitor } from './visitor-cookie.ts'

export type TrialParts = AnswerParts &
  Looking & {
    findActor: ReturnType<typeof actorFinder>
    budget: Pick<TokenBudget, 'isSpent'>
    cookie: CookieParts
    network: ClientNetwork
    clock: Clock
  }

export type TrialApi = ReturnType<typeof trialRoutes>

/** The trial chat, for visitors; who is signed in reads what came along. */
export const trialRoutes = (parts: TrialParts) => {
  const { db, log, budget, cookie, network, lines, clock, findActor } = parts
  const readers = createTrialReaders()
  return new Hono()
    .get('/trial', async (c) => {
      const visitorId = await readVisitor(c, cookie)
      const actor = await findActor(c)
      if (!actor) return c.json(await readTrial(db, visitorId, clock()))
      return c.json(await readKeptTrial(db, { familyId: actor.familyId, visitorId }, clock()))
    })
    .post('/trial/messages', jsonBody(trialMessageSchema), async (c) => {
      const message = c.req.valid('json')
      const visitorId = await readVisitor(c, cookie)
      const known = await readKnown(db, visitorId, message.ageMonths)
      const seen = await lookAtWords(message.text, known, countryOf(c, lines), parts)
      const look = message.choice ? TAPPED : seen
      const writer = { visitorId, networkKey: network(c) }
      const sent = await sendTrialMessage({ db, log, budget }, writer, message, look)
      if (isLoud(look.card) && sent.kind !== 'known') void countCard({ db, log }, look.card, clock())
      if (sent.visitorId && sent.visitorId !== visitorId) await writeVisitor(c, cookie, sent.visitorId)
      return withCookie(c, answer(parts, readers, sent, countryOf(c, lines)))
    })
    .delete('/trial', async (c) => {
      const visitorId = await readVisitor(c, cookie)
      if (visitorId) await clearMessages(db, visitorId)
      return c.body(null, 204)
    })
}

const answer = (
  parts: TrialParts,
  readers: TrialReaders,
  sent: TrialSent,
  whereabouts: Whereabouts,
): Response => {
  const follow = sent.kind === 'known' ? followTrial(readers, parts.db, sent) : null
  return eventStream<ReplyEvent>(async ({ send, close }, gone) => {
    const { message, remaining } = sent
    send({ type: 'accepted', replyId: message.id, message, remaining })
    try {
      if (sent.kind === 'begun')
        await answerTrial(parts, sent, send, hearCare(sent.care, whereabouts, parts.lines))
      else send({ type: 'ended', answer: follow && (await follow(gone)), remaining })
    } catch (err) {
      parts.log.warn({ messageId: message.id, err }, 'a reader lost its trial answer')
    } finally {
      close()
    }
  })
}

/** A response of its own making would leave behind the cookie that was set. */
const withCookie = (c: Context, stream: Response): Response => c.newResponse(stream.body, stream)
