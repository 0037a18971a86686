import { Hono, type MiddlewareHandler } from 'hono'
import { recordConsent } from '../accounts/consents.ts'
import type { Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody } from '../platform/http/validate.ts'
import { type AnalysisRequest, analysisRequestSchema, type PersonalityAnalysis } from './contract.ts'

export type AnalysisParts = {
  db: Db
  clock: Clock
  /** Has a model write it. Null where the guide answers: its words are made where they are shown, and nobody is asked. */
  analyse: ((familyId: string, asked: AnalysisRequest, now: Date) => Promise<PersonalityAnalysis>) | null
  guards: readonly MiddlewareHandler<Guarded>[]
}

export type PersonalityApi = ReturnType<typeof personalityRoutes>

/** Asked for only when a parent ticks the box for it; nothing is kept until the child is saved. */
export const personalityRoutes = ({ db, clock, analyse, guards }: AnalysisParts) =>
  new Hono<Guarded>().use('*', ...guards).post('/', jsonBody(analysisRequestSchema), async (c) => {
    if (!analyse) throw new AppError('not_found')
    const { familyId } = c.get('actor')
    const now = clock()
    await recordConsent(db, familyId, ['analysis'], now)
    return c.json(await analyse(familyId, c.req.valid('json'), now))
  })
