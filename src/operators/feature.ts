import { Hono } from 'hono'
import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { hidePage } from '../platform/http/built-pages.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { metricsRoute } from './metrics-route.ts'
import { operatorFinder } from './only-operators.ts'
import { operatorsRoutes } from './routes.ts'
import { watchDatabase } from './watch-database.ts'

type Others = Pick<Accounts, 'findActor'> & { lines: CrisisLines }

export const operatorsFeature = (base: Base, { findActor, lines }: Others): Feature => {
  const { config, db, log, clock, meters, retryJob } = base
  const findOperator = operatorFinder(db, findActor)
  const { metricsToken, coachPrice: centsPerMillion } = config
  watchDatabase(meters, db)
  return {
    routes: [['/admin', operatorsRoutes({ db, log, clock, lines, centsPerMillion, findOperator, retryJob })]],
    open: new Hono().route('/', metricsRoute(meters, metricsToken)).get('/admin/*', async (c, next) => {
      if (!(await findOperator(c))) hidePage(c)
      await next()
    }),
  }
}
