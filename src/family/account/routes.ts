import { Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../../accounts/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import type { Sealer } from '../../platform/sealing.ts'
import { accountInputSchema } from './contract.ts'
import { loadAccount } from './load-account.ts'
import { saveAccount } from './save-account.ts'

type Parts = { db: Db; sealer: Sealer; clock: Clock; guards: readonly MiddlewareHandler<Guarded>[] }

export type AccountSetupApi = ReturnType<typeof accountSetupRoutes>

export const accountSetupRoutes = ({ db, sealer, clock, guards }: Parts) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => c.json(await loadAccount(db, sealer, c.get('actor'), clock())))
    .put('/', jsonBody(accountInputSchema), async (c) => {
      await saveAccount(db, sealer, c.get('actor'), c.req.valid('json'))
      return c.json(await loadAccount(db, sealer, c.get('actor'), clock()))
    })
