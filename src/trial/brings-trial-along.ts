import type { MiddlewareHandler } from 'hono'
import { bringTrialAlong } from './come-along.ts'
import type { TrialParts } from './routes.ts'
import { readVisitor } from './visitor-cookie.ts'

type Parts = Pick<TrialParts, 'database' | 'cookie' | 'findActor' | 'log'>

/** Gives the family what it wrote in the trial, with its first signed-in request. Stands before a route that every page asks. */
export const bringsTrialAlong =
  ({ database, cookie, findActor, log }: Parts): MiddlewareHandler =>
  async (c, next) => {
    const visitorId = await readVisitor(c, cookie)
    const actor = visitorId ? await findActor(c) : null
    if (visitorId && actor)
      await bringTrialAlong(database.db, visitorId, actor).catch((err) =>
        log.warn({ err }, 'a trial could not be brought along'),
      )
    await next()
  }
