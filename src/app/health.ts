import { Hono } from 'hono'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'

/** /healthz: the process answers. /readyz: the database does too (migrations ran before listening), and the process isn't about to end. */
export const healthRoutes = (database: Pick<Database, 'ping'>, stopping: AbortSignal) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return c.text('stopping', 503)
      await database.ping().catch((cause) => {
        throw new AppError('unavailable', null, cause)
      })
      return c.text('ready')
    })
