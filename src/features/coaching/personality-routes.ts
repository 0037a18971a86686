import { Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../platform/model/model.ts'
import { recordConsent } from '../accounts/consents.ts'
import type { Guarded } from '../accounts/guard.ts'
import { analysisRequestSchema } from '../children/contract.ts'
import { analysePersonality } from './analyse-personality.ts'

type Parts = {
  db: Db
  log: Log
  clock: Clock
  /** Null where the guide answers: its words are made where they are shown, and nobody is asked. */
  model: Model | null
  guards: readonly MiddlewareHandler<Guarded>[]
}

/** Asked for only when a parent ticks the box for it; nothing is kept until the child is saved. */
export const personalityRoutes = (parts: Parts) =>
  new Hono<Guarded>().use('*', ...parts.guards).post('/', jsonBody(analysisRequestSchema), async (c) => {
    const { model } = parts
    if (!model) throw new AppError('not_found')
    const { familyId } = c.get('actor')
    const now = parts.clock()
    await recordConsent(parts.db, familyId, ['analysis'], now)
    return c.json(await analysePersonality({ ...parts, model }, { familyId, now }, c.req.valid('json')))
  })
