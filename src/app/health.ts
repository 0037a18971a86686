import { Hono } from 'hono'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'

/** /healthz: the process answers. /readyz: the database does too (migrations ran before listening). */
export const healthRoutes = (database: Database) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      await database.ping().catch((cause) => {
        throw new AppError('unavailable', null, cause)
      })
      return c.text('ready')
    })
