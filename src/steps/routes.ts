import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { ClientNetwork } from '../platform/http/client-network.ts'
import { limit } from '../platform/http/rate-limit.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import type { Log } from '../platform/log.ts'
import { countCard } from '../safety/count-card.ts'
import { countryOf } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { isLoud } from '../safety/rules.ts'
import { answerCheckIn } from './check-in/answer-check-in.ts'
import { changeSettings, turnOff } from './check-in/change-settings.ts'
import { ownerOfToken } from './check-in/off-token.ts'
import type { Phones } from './check-in/send-check-in.ts'
import { memorySchema, offSchema, outcomeSchema, settingsSchema, takeSchema } from './contract.ts'
import { findSettings } from './data/settings.ts'
import { listSteps } from './data/steps.ts'
import { changeMemory, forgetMemory, listMemories } from './memory/memories.ts'
import { giveBackStep, takeStep } from './taking.ts'

export type StepsParts = {
  db: Db
  log: Log
  clock: Clock
  lines: CrisisLines
  guards: readonly MiddlewareHandler<Guarded>[]
  network: ClientNetwork
  phones: Phones | null
  /** The app's, newest first. */
  secrets: string[]
}

const OFF = { name: 'check-ins-off', max: 60, windowMs: 60 * 60 * 1000 }

export type StepsApi = ReturnType<typeof stepsRoutes>

export const stepsRoutes = (parts: StepsParts) => {
  const { db, log, clock, lines, guards, network, phones } = parts
  return (
    new Hono<Guarded>()
      // The link in a mail asks for no login.
      .post('/check-ins/off', limit({ db, key: network, ...OFF }), jsonBody(offSchema), async (c) => {
        await off(parts, c.req.valid('json').token)
        return c.body(null, 204)
      })
      .use('/steps/*', ...guards)
      .use('/answers/*', ...guards)
      .use('/check-ins/*', ...guards)
      .use('/memories/*', ...guards)
      .get('/steps', async (c) => c.json({ steps: await listSteps(db, c.get('actor'), null, clock()) }))
      .post('/answers/:messageId/steps', idParam('messageId'), jsonBody(takeSchema), async (c) => {
        const { messageId } = c.req.valid('param')
        await takeStep(db, c.get('actor'), { messageId, ...c.req.valid('json') }, clock())
        return c.json({ steps: await listSteps(db, c.get('actor'), null, clock()) }, 201)
      })
      .delete('/steps/:stepId', idParam('stepId'), async (c) => {
        await giveBackStep(db, c.get('actor'), c.req.valid('param').stepId)
        return c.body(null, 204)
      })
      .put('/steps/:stepId/outcome', idParam('stepId'), jsonBody(outcomeSchema), async (c) => {
        const whereabouts = countryOf(c, lines)
        const { stepId } = c.req.valid('param')
        const now = clock()
        const answered = await answerCheckIn(
          db,
          { lines, whereabouts },
          c.get('actor'),
          stepId,
          c.req.valid('json'),
          now,
        )
        if (isLoud(answered.card)) void countCard({ db, log }, answered.card, now)
        return c.json(answered)
      })
      .get('/check-ins', async (c) => {
        const { familyId, id: userId } = c.get('actor')
        const settings = await findSettings(db, { familyId, userId })
        return c.json({ settings, hasPhone: (await phones?.isLinked({ familyId, userId })) ?? false })
      })
      .get('/memories', async (c) => c.json({ memories: await listMemories(db, c.get('actor')) }))
      .put('/memories/:memoryId', idParam('memoryId'), jsonBody(memorySchema), async (c) => {
        const { memoryId } = c.req.valid('param')
        await changeMemory(db, c.get('actor'), memoryId, c.req.valid('json').text, clock())
        return c.body(null, 204)
      })
      .delete('/memories/:memoryId', idParam('memoryId'), async (c) => {
        await forgetMemory(db, c.get('actor'), c.req.valid('param').memoryId)
        return c.body(null, 204)
      })
      .put('/check-ins', jsonBody(settingsSchema), async (c) => {
        const { familyId, id: userId } = c.get('actor')
        await changeSettings(db, { familyId, userId }, c.req.valid('json'), clock())
        return c.body(null, 204)
      })
  )
}

/** What a mail program's own button posts to (RFC 8058). */
export const oneClickOff =
  (parts: StepsParts) =>
  async (c: Context): Promise<Response> => {
    await off(parts, c.req.query('token') ?? '')
    return c.body(null, 204)
  }

const off = async ({ db, secrets, clock }: StepsParts, token: string): Promise<void> => {
  const whose = ownerOfToken(token, secrets)
  if (!whose) throw new AppError('not_found')
  await turnOff(db, whose, clock())
}
