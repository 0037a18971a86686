import { Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
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
  model: Model | null
  guards: readonly MiddlewareHandler<Guarded>[]
}

/** Asked for only when a parent ticks the box for it; nothing is kept until the child is saved. */
export const personalityRoutes = (parts: Parts) =>
  new Hono<Guarded>().use('*', ...parts.guards).post('/', jsonBody(analysisRequestSchema), async (c) => {
    const { familyId } = c.get('actor')
    const now = parts.clock()
    await recordConsent(parts.db, familyId, ['analysis'], now)
    return c.json(await analysePersonality(parts, { familyId, now }, c.req.valid('json')))
  })
