import { Hono } from 'hono'
import { assessMessage } from '../../conversation/assess-message.ts'
import type { ReplyEvent } from '../../conversation/contract.ts'
import { type SafetyDecision, TAPPED } from '../../conversation/send-message.ts'
import { placed } from '../../conversation/stream/placed.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { eventStream } from '../../platform/http/event-stream.ts'
import { take } from '../../platform/http/rate-limit.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import { countCard } from '../../safety/count-card.ts'
import { countryOf } from '../../safety/country-of.ts'
import { isLoud } from '../../safety/rules.ts'
import { demoMessageSchema } from '../contract.ts'
import type { TrialParts } from '../routes.ts'
import { NETWORK_LIMITS } from '../rules.ts'
import { answerDemo, type DemoGuide, labelIn, turnsOf } from './answer-demo.ts'
import { listDemoPlans } from './demo-plans.ts'

export type DemoParts = Pick<
  TrialParts,
  'log' | 'network' | 'lines' | 'readSentences' | 'clock' | 'stopping'
> & {
  db: Db
  demoGuide: DemoGuide
}

export type DemoApi = ReturnType<typeof demoRoutes>

/** The guest demo: answered by the built-in guide whatever coach is configured, and kept nowhere. */
export const demoRoutes = ({
  db,
  log,
  network,
  lines,
  readSentences,
  clock,
  demoGuide,
  stopping,
}: DemoParts) =>
  new Hono()
    .get('/demo/plans', async (c) => c.json({ plans: await listDemoPlans(db) }))
    .post('/demo/messages', jsonBody(demoMessageSchema), async (c) => {
      const asked = c.req.valid('json')
      const seen = await assessMessage(asked.text, asked, { lines, readSentences }, countryOf(c, lines))
      const look = asked.choice ? TAPPED : seen
      const limit = NETWORK_LIMITS[asked.choice ? 'tap' : 'demo']
      const isAnswered = await take(db, limit, network(c)).then(
        ({ isAllowed }) => isAllowed,
        unlessCard(look),
      )
      if (!look.card && !isAnswered) throw new AppError('too_many')
      if (isLoud(look.card)) void countCard({ db, log }, look.card, clock())
      const turns = await turnsOf(asked.earlier, demoGuide)
      if (asked.choice && labelIn(turns, asked.choice) === null) throw new AppError('not_offered')
      return eventStream<ReplyEvent>(async (sink, gone) => {
        const send = placed(sink, { after: 0 })
        try {
          const events = answerDemo(demoGuide, { ...asked, turns }, { ...look, isAnswered }, gone)
          for await (const event of events) send(event)
        } catch (err) {
          if (!gone.aborted) log.warn({ err }, 'a demo answer failed')
        } finally {
          sink.close()
        }
      }, stopping)
    })

/** A card must show with the database away too. */
const unlessCard =
  ({ card }: SafetyDecision) =>
  (error: unknown): false => {
    if (!card) throw error
    return false
  }
